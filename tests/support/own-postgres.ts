import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { packagedFolder } from '../../db/embedded/binaries.ts';
import { runProgram } from '../../db/embedded/run-program.ts';
import { startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { createTemplate, fastestFolder } from './global-setup.ts';

/** A database server of a test's own, which it may crash. */
export interface OwnPostgres extends AsyncDisposable {
  /** Stops the server as a crash does, and starts it again on the same port. Answers the ms that it was away. */
  crash(): Promise<number>;
}

/**
 * Starts a durable server with the template of the tests. From then on, in this test file, `createTestDatabase` makes
 * its databases there.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const home = await mkdtemp(path.join(fastestFolder(), 'sampan-own-'));
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home, role: 'owner', settings: { max_connections: '200' } });
  await createTemplate(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  return {
    async crash() {
      const { uid, gid } = await stat(server.dataDirectory);
      const start = performance.now();
      const outcome = await runProgram(
        path.join(packagedFolder(), 'bin', 'pg_ctl'),
        [
          ...['-D', server.dataDirectory, '-w', '-t', '60', '-m', 'immediate'],
          ...['-l', path.join(server.dataDirectory, 'server.log'), 'restart'],
        ],
        { user: process.getuid?.() === 0 ? { uid, gid, name: 'the data owner' } : null, ownSession: true },
      );
      if (!outcome.succeeded) throw new Error(`the server did not come back: ${outcome.complaint}`);
      return performance.now() - start;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
