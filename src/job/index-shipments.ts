import {
  listChangedShipments,
  listScopesBehind,
  writeSearchWords,
} from '../../db/query/shipment/shipment-search.ts';
import type { WorkContext } from '../context.ts';
import { personAbroad, searchWords } from '../shipment/search-words.ts';

const shipmentsAtOnce = 500;
const scopesAtOnce = 200;
/** A run ends after this time, so that a large installation's first filling delays no other job. */
const maxRunMs = 5_000;

/**
 * Indexes the shipments that changed since the last run, for the search. It follows the feed, so a booking does not wait for
 * it. Returns the number of shipments.
 */
export async function indexShipments({ db }: Pick<WorkContext, 'db'>): Promise<number> {
  const endsAt = performance.now() + maxRunMs;
  let count = 0;
  for (const behind of await listScopesBehind(db, scopesAtOnce)) {
    for (let { indexedTo } = behind; indexedTo !== behind.last && performance.now() < endsAt; ) {
      const changed = await listChangedShipments(db, { ...behind, indexedTo }, shipmentsAtOnce);
      const isAll = changed.length < shipmentsAtOnce;
      indexedTo = isAll ? behind.last : (changed.at(-1)?.updated_at ?? behind.last);
      const indexed = changed.map((shipment) => ({
        ...shipment,
        words: searchWords({ ...shipment, person: personAbroad(shipment) }, behind.scope),
      }));
      await writeSearchWords(db.pool, behind.scope, indexed, indexedTo);
      count += changed.length;
    }
  }
  return count;
}
