import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { beat, beatSeconds, removeProcess } from '../../db/query/installation/service-process.ts';
import type { Config } from '../config/config.ts';
import { newId } from '../runtime.ts';

/** Writes to the database that this process lives, so that others know a missing worker and the address of the API. */
export async function announceProcess(
  db: Db,
  log: Logger,
  { roles, rootUrl }: { readonly roles: Config['roles']; readonly rootUrl: string | null },
): Promise<AsyncDisposable> {
  const process = { id: newId('prc', new Date()), roles, root_url: rootUrl };
  const write = async () => {
    try {
      await beat(db.kysely, process);
      db.succeeded();
    } catch (error) {
      log.warn({ err: error }, 'It was not recorded that this process lives');
    }
  };
  await write();
  const timer = setInterval(() => void write(), beatSeconds * 1000);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await removeProcess(db.kysely, process.id).catch(() => {});
    },
  };
}
