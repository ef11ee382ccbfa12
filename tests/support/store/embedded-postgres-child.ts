/**
 * Runs the embedded server in its own process, for tests that kill it or use another user. Arguments: home,
 * role, settings as JSON. Prints one JSON line when the server is ready, queries the server at each SIGINT,
 * and stops at the end of its input.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';

const [home = '', role, settings = '{}'] = process.argv.slice(2);
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const begun = performance.now();

try {
  const server = await startEmbeddedPostgres({
    home,
    role: role === 'owner' ? 'owner' : 'visitor',
    settings: { fsync: 'off', ...JSON.parse(settings) },
  });
  process.on('SIGINT', async () => {
    const client = new Client(server.url);
    await client.connect();
    const { rows } = await client.query('SELECT 1 AS one');
    // Before the line: a test that read it may stop the server under an open connection.
    await client.end();
    say({ answered: rows[0].one === 1 });
  });
  const startMs = Math.round(performance.now() - begun);
  const serverPid = Number.parseInt(
    await readFile(path.join(server.dataDirectory, 'postmaster.pid'), 'utf8'),
    10,
  );
  say({ ...server, startMs, serverPid });
  for await (const _ of process.stdin);
  await server.stop();
  process.exit(0);
} catch (error) {
  say({ error: (error as Error).message });
  process.exit(1);
}
