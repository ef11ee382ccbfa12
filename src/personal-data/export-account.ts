import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  exportedTables,
  inSnapshot,
  readAccountLabels,
  readAccountRows,
} from '../../db/query/personal-data/export-account.ts';
import type { AccountActor } from '../audit.ts';
import { orderContext } from '../batch/batch.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { labelEncryptionContext } from '../label/encryption-context.ts';
import type { KeyRing } from '../secret/key-ring.ts';

/** Incremented when a file is renamed or gets another meaning. New files and new fields keep it. */
const format = 1;
const onlyOwner = 0o600;

export interface AccountExport {
  readonly exportedAt: string;
  /** Rows by table. The file of a table has its name. */
  readonly rows: Readonly<Record<string, number>>;
  readonly labels: number;
}

/**
 * Writes all data of an account to an empty folder, as of one moment, and records it: a file of JSON lines per table, the
 * labels as PDF files, and `manifest.json` as the last one. Memory does not grow with the account. `secrets`: null if the
 * installation has no keys, and so no labels.
 */
export async function exportAccount(
  { db, secrets }: Pick<WorkContext, 'db'> & { readonly secrets: KeyRing | null },
  actor: AccountActor,
  folder: string,
): Promise<AccountExport> {
  const { accountId } = actor;
  const done = await inSnapshot(db.kysely, async (tx, exportedAt) => {
    const rows: Record<string, number> = {};
    for (const exported of Object.entries(exportedTables)) {
      const [table] = exported;
      const lines = readAccountRows(tx, exported, accountId);
      const opened = table === 'shipment_batch_order' ? openOrders(lines, secrets) : lines;
      rows[table] = await writeLines(path.join(folder, `${table}.jsonl`), opened);
    }
    let labels = 0;
    await mkdir(path.join(folder, 'labels'));
    for await (const label of readAccountLabels(tx, accountId)) {
      if (!secrets) throw new Error(noKeys);
      const pdf = secrets.decrypt(label.pdf, labelEncryptionContext(label));
      await writeFile(path.join(folder, 'labels', `${label.tracking_number}.pdf`), pdf, { mode: onlyOwner });
      labels++;
    }
    return { exportedAt, rows, labels };
  });
  const manifest = {
    format,
    account_id: accountId,
    exported_at: done.exportedAt,
    rows: done.rows,
    labels: done.labels,
  };
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: onlyOwner,
  });
  await commitChange(db.kysely, async () => ({
    result: undefined,
    entry: [actor, 'account.exported', 'account export'],
  }));
  return done;
}

const noKeys = 'the installation has encrypted data, and no keys that open it';

/** Decrypts the bodies of orders. */
async function* openOrders(
  parts: AsyncIterable<readonly string[]>,
  secrets: KeyRing | null,
): AsyncGenerator<string[]> {
  for await (const lines of parts)
    yield lines.map((line) => {
      const { body, ...order } = JSON.parse(line);
      if (body === null) return line;
      if (!secrets) throw new Error(noKeys);
      const batch = { accountId: order.account_id, id: order.batch_id };
      return JSON.stringify({
        ...order,
        body: JSON.parse(secrets.decrypt(body, orderContext(batch, order.position))),
      });
    });
}

/** Reads the next rows when the last ones are written: a slow disk delays the database, and memory has one part. */
async function writeLines(file: string, parts: AsyncIterable<readonly string[]>): Promise<number> {
  let count = 0;
  await using handle = await open(file, 'wx', onlyOwner);
  for await (const lines of parts) {
    await handle.writeFile(`${lines.join('\n')}\n`);
    count += lines.length;
  }
  return count;
}
