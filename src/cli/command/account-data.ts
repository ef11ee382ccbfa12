import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Option } from 'commander';
import {
  countOpenWork,
  findAnyAccount,
  type OpenWork,
} from '../../../db/query/personal-data/delete-account.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import { hkd } from '../../money.ts';
import {
  type AccountDeletion,
  deleteAccount,
  findObstacles,
  type LeftUndone,
  leftUndone,
  type Obstacle,
} from '../../personal-data/delete-account.ts';
import { exportAccount } from '../../personal-data/export-account.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { printableLine } from '../../terminal.ts';
import { type CliCommand, type CommandResult, explainFolderError, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { noSuchAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';
import { Questions } from '../setup/questions.ts';

export function accountExport(group: CliCommand, session: Session): void {
  group
    .command('export')
    .description(
      'Write all data of an account to files: JSON lines per table, and the labels as PDF files (docs/personal-data.md). It has no secrets',
    )
    .argument('<account-id>', 'account ID, as shown by `account list`')
    .argument('<dir>', 'folder to write to; created if it does not exist')
    .examples('account export acc_… lantau-shop')
    .action(onDatabase(session, writeExport));
}

async function writeExport(database: OpenDatabase, id: string, dir: string): Promise<CommandResult> {
  const account = await findAnyAccount(database.kysely, id);
  if (!account) throw noSuchAccount(id, '<account-id>');
  const folder = path.resolve(dir);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0)
      throw new Refusal(`<dir>: the folder ${printableLine(folder)} is not empty. Name another folder.`);
    const secrets = await findKeyRing(database.config, database);
    const context = { db: asDb(database), secrets };
    const { exportedAt, rows, labels } = await exportAccount(
      context,
      commandLineActor(id, new Date()),
      folder,
    );
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return {
      json: { account_id: id, directory: folder, exported_at: exportedAt, rows, labels },
      lines: [
        `Wrote ${total} rows of ${Object.keys(rows).length} tables and ${labels} labels to ${folder}`,
        'The files have personal data. Keep them safe, and delete them when they are no longer needed.',
      ],
    };
  } catch (error) {
    throw explainFolderError(error, folder);
  }
}

interface DeleteOptions {
  readonly confirm?: string;
  readonly despite?: readonly LeftUndone[];
}

export function accountDelete(group: CliCommand, session: Session): void {
  group
    .command('delete')
    .description(
      'Delete an account: end all access, delete its data and anonymize its shipments. The ledger stays. Run it again to continue after an interruption (docs/personal-data.md)',
    )
    .argument('<account-id>', 'account ID, as shown by `account list`')
    .option('--confirm <name>', 'name of the account; without it, the command asks on a terminal')
    .addOption(
      new Option(
        '--despite <what...>',
        'delete although there are: shipments on their way or without a final fee, undelivered events, or a balance',
      ).choices([...leftUndone]),
    )
    .examples(
      'account delete acc_… --confirm "Lantau Shop"',
      'account delete acc_… --confirm "Lantau Shop" --despite events balance',
    )
    .action(
      onDatabase(session, (database: OpenDatabase, id: string, options: DeleteOptions) =>
        confirmAndDelete(session, database, id, options),
      ),
    );
}

async function confirmAndDelete(
  session: Session,
  database: OpenDatabase,
  id: string,
  { confirm, despite = [] }: DeleteOptions,
): Promise<CommandResult> {
  const account = await findAnyAccount(database.kysely, id);
  if (!account) throw noSuchAccount(id, '<account-id>');
  if (account.deleted_at === null) {
    const work = await countOpenWork(database.pool, id);
    const obstacles = findObstacles(work, despite);
    if (obstacles.length > 0) throw refusal(obstacles, work);
    await requireConfirmation(session, account.name, confirm);
  }
  const by = commandLineActor(null, new Date());
  return deletionResult(id, await deleteAccount({ db: asDb(database) }, by, id, { despite }));
}

/** @throws {Refusal} unless the option or the answer is the account's name. */
async function requireConfirmation(session: Session, name: string, given: string | undefined): Promise<void> {
  using questions = new Questions(session, false);
  const answer = await questions.answer(given, {
    flag: '--confirm <name>',
    text: `Type the name of the account to delete it for good (${name})`,
    read: (text) => text,
  });
  questions.refuseMissing();
  if (answer?.trim() !== name)
    throw new Refusal(
      `--confirm: this is not the name of the account, which is ${JSON.stringify(name)}. Nothing was changed.`,
    );
}

const explained: Readonly<Record<Obstacle, (work: OpenWork) => string>> = {
  in_progress: ({ in_progress }) =>
    `${in_progress} requests, bookings or cancels are in progress or unconfirmed: wait a minute, or decide them with \`${invocation} shipment resolve\``,
  shipments: ({ open_shipments, unsettled_shipments }) =>
    `${open_shipments} live shipments are on their way and ${unsettled_shipments} have no final fee yet`,
  events: ({ waiting_deliveries }) => `${waiting_deliveries} deliveries of webhooks wait for an attempt`,
  balance: ({ balance_cents }) => `the balance of the wallet is ${hkd(balance_cents)}`,
};

function refusal(obstacles: readonly Obstacle[], work: OpenWork): Refusal {
  const mayBeLeft = leftUndone.filter((one) => obstacles.includes(one));
  const remedy =
    mayBeLeft.length > 0 ? ` To delete the account anyway, add --despite ${mayBeLeft.join(' ')}.` : '';
  const reasons = obstacles.map((obstacle) => explained[obstacle](work));
  return new Refusal(`Nothing was changed: ${reasons.join('; ')}.${remedy}`);
}

function deletionResult(id: string, deletion: AccountDeletion): CommandResult {
  switch (deletion.result) {
    case 'unknown':
      throw noSuchAccount(id, '<account-id>');
    case 'refused':
      throw refusal(deletion.obstacles, deletion.work);
    case 'deleted': {
      const { isRepeated, deleted, anonymized, left } = deletion;
      return {
        json: {
          account_id: id,
          repeated: isRepeated,
          deleted,
          anonymized_shipments: anonymized,
          left_shipments: left,
        },
        lines: [
          isRepeated ? `Account ${id} was deleted before. Deleted what was left:` : `Deleted account ${id}:`,
          `  shipments anonymized: ${anonymized}`,
          ...Object.entries(deleted)
            .filter(([, count]) => count > 0)
            .map(([name, count]) => `  ${name.replaceAll('_', ' ')}: ${count}`),
          ...(left > 0
            ? [
                `Left: ${left} shipments that their carrier still needs. Run the command again after their end.`,
              ]
            : []),
          ...(isRepeated
            ? []
            : [
                'Run the command again in a minute, for what requests in flight may have written in between.',
              ]),
        ],
      };
    }
  }
}

function asDb(database: OpenDatabase) {
  return { ...database, [Symbol.asyncDispose]: async () => {} };
}
