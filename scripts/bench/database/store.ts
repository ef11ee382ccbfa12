import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '../../../db/client.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { migrate } from '../../../db/migrate.ts';
import { seedDemo } from '../../../src/demo/seed-demo.ts';

/** A folder for one run, removed at its end. */
export function temporaryHome(stack: AsyncDisposableStack): string {
  const home = mkdtempSync(path.join(tmpdir(), 'sampan-bench-'));
  chmodSync(home, 0o755); // as root, the database server runs as another user, who must be able to enter
  stack.defer(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** A database server of the embedded kind, as durable as the service's own, with the demonstration data. */
export async function startStore(
  home: string,
  stack: AsyncDisposableStack,
): Promise<{ readonly url: string; readonly testKey: string }> {
  const postgres = await startEmbeddedPostgres({ home, role: 'owner' });
  stack.defer(() => postgres.stop());
  await using db = openDb({ url: postgres.url, poolSize: 2 });
  await migrate(db.kysely);
  return { url: postgres.url, testKey: (await seedDemo(db, null, new Date())).test_key };
}
