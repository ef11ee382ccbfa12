import { productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import { fillDashboard } from './dashboard/fill.ts';
import { measureDashboard } from './dashboard/measure.ts';
import type { Findings } from './results.ts';
import type { RunOptions } from './rounds.ts';

/** Measures the dashboard with many rows of one account. */
export async function benchDashboard({
  shipments,
  brief,
  signal,
}: Pick<RunOptions, 'shipments' | 'brief' | 'signal'>): Promise<Findings> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  const store = await startStore(home, stack);
  const env = {
    ...productionEnv(home, store.url),
    SAMPAN_ROLES: 'api',
    TEST_FEED_SECONDS: '0',
    OUTBOUND_ALLOW: '127.0.0.1',
  };
  await fillDashboard(store, env, shipments, signal);
  return await measureDashboard(store, env, { shipments, brief, signal });
}
