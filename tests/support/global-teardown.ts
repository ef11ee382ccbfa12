import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removeFolder } from './global-setup.ts';

export default async function globalTeardown(): Promise<void> {
  const stores = globalThis.testStores;
  if (!stores) return;
  await stores.redis?.stop();
  await stores.postgres.stop();
  const file = path.join(stores.folder, 'refusals');
  const refusals = existsSync(file) ? readFileSync(file, 'utf8') : '';
  removeFolder(stores.folder);
  if (refusals) throw new Error(`programs that tests started tried to leave this machine:\n${refusals}`);
}
