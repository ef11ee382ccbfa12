import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { createTemplate, fastestFolder } from '../global-setup.ts';
import { pollUntil } from '../poll.ts';

/** A database server for one test, which may crash it. */
export interface OwnPostgres extends AsyncDisposable {
  /** Crashes the server, and waits until it runs again on the same port. Returns the outage in ms. */
  crash(): Promise<number>;
}

/**
 * Starts a durable server with the tests' template. Until it is disposed of, `createTestDatabase` creates its
 * databases there. `onDisk`: not in memory, so that a commit takes as long as in production.
 */
export async function startOwnPostgres({ onDisk = false } = {}): Promise<OwnPostgres> {
  const home = await mkdtemp(path.join(onDisk ? tmpdir() : fastestFolder(), 'sampan-own-'));
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home, role: 'owner', settings: { max_connections: '200' } });
  await createTemplate(server.url);
  const shared = process.env.TEST_DATABASE_URL;
  process.env.TEST_DATABASE_URL = server.url;
  const postmaster = async () =>
    Number.parseInt(await readFile(path.join(server.dataDirectory, 'postmaster.pid'), 'utf8'), 10);
  const answers = () => canConnect(server.url);
  return {
    async crash() {
      const start = performance.now();
      const before = await postmaster();
      // Immediate shutdown: nothing is flushed, and the log is replayed. This process starts it again.
      process.kill(before, 'SIGQUIT');
      const isBack = async () => (await postmaster().catch(() => before)) !== before && (await answers());
      if (!(await pollUntil(isBack, 60_000))) throw new Error('the database server did not come back');
      return performance.now() - start;
    },
    async [Symbol.asyncDispose]() {
      // Test files share a process, and so its environment.
      process.env.TEST_DATABASE_URL = shared;
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
