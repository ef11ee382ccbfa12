import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type ServerProcess, startServer } from './server-process.ts';

/** Required in production; shared by all processes on one database. */
const secretKeys = `bench:${randomBytes(32).toString('base64')}`;
const root = path.resolve(import.meta.dirname, '..', '..');

/** Starts the service as `npm start` does, on a free port. */
export function startServiceProcess(
  env: Readonly<Record<string, string | undefined>>,
  imports: readonly string[] = [],
): Promise<ServerProcess> {
  const modules = [path.join(root, 'src', 'require-node-24.js'), ...imports];
  return startServer(
    path.join(root, 'src', 'main.ts'),
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', SECRET_KEYS: secretKeys, ...env },
    modules.flatMap((module) => ['--import', module]),
  );
}
