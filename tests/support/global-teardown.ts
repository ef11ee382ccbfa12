import { removeFolder } from './global-setup.ts';

export default async function globalTeardown(): Promise<void> {
  const stores = globalThis.testStores;
  if (!stores) return;
  await stores.redis?.stop();
  await stores.postgres.stop();
  removeFolder(stores.folder);
}
