import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaced } from '../../../scripts/deploy/proxy.ts';
import { freePort } from '../store/redis.ts';
import { Program, type ProgramName, Workplace } from './program.ts';

export const pgBouncerPrograms: readonly ProgramName[] = ['pgbouncer'];

export interface PgBouncer extends AsyncDisposable {
  /** Returns the address of a database through PgBouncer. */
  url(databaseUrl: string): string;
}

/** Starts PgBouncer before the server of an address, with `deploy/pgbouncer`: it passes on every database, without a password. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const workplace = new Workplace();
  const { hostname, port, username } = new URL(serverUrl);
  const own = await freePort();
  const users = path.join(workplace.folder, 'userlist.txt');
  writeFileSync(users, `"${username}" ""\n`);
  const file = path.join(workplace.folder, 'pgbouncer.ini');
  const configuration = replaced('deploy/pgbouncer/pgbouncer.ini', [
    ['sampan = host=127.0.0.1 port=5432 dbname=sampan', `* = host=${hostname} port=${port}`],
    ['listen_port = 6432', `listen_port = ${own}\nunix_socket_dir =`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', users],
  ]);
  writeFileSync(file, configuration);
  const program = new Program(workplace, 'pgbouncer', [file], 'pgbouncer');
  program.start();
  return {
    url(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(own);
      return url.href;
    },
    async [Symbol.asyncDispose]() {
      await program.kill();
      workplace[Symbol.dispose]();
    },
  };
}
