import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { packagedFolder } from '../../../db/embedded/binaries.ts';
import { runProgram } from '../../../db/embedded/run-program.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { createTemplate, fastestFolder } from '../global-setup.ts';

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
  const { uid, gid } = await stat(server.dataDirectory);
  const user = process.getuid?.() === 0 ? { uid, gid, name: 'the data owner' } : null;
  const control = async (...command: string[]) => {
    const log = path.join(server.dataDirectory, 'server.log');
    const outcome = await runProgram(
      path.join(packagedFolder(), 'bin', 'pg_ctl'),
      ['-D', server.dataDirectory, '-w', '-t', '60', '-m', 'immediate', '-l', log, ...command],
      { user, ownSession: true },
    );
    if (!outcome.succeeded) throw new Error(`pg_ctl ${command.join(' ')}: ${outcome.complaint}`);
  };
  return {
    async crash() {
      const start = performance.now();
      await control('restart');
      return performance.now() - start;
    },
    async [Symbol.asyncDispose]() {
      // A server that came back has another process than the one that was started here.
      await control('stop');
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
