import { PricingInputs } from '../account/pricing-inputs.ts';
import { openCarriers } from '../carrier/registry.ts';
import { CatalogStore } from '../catalog/catalog-store.ts';
import { databaseCatalogSource } from '../catalog/read-catalog.ts';
import type { WorkContext } from '../context.ts';
import { openLabelRenderer } from '../label/label-renderer.ts';
import { createLog } from '../log/log.ts';
import { createOutboundClient } from '../outbound/client.ts';
import { openDocumentRenderer } from '../print/document-renderer.ts';
import { systemClock } from '../runtime.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { knownRootUrl } from '../startup/root-url.ts';
import type { OpenDatabase } from './database.ts';

/** Runs work with what the service's own operations need. Its log is silent: the command prints the result itself. */
export async function withWorkContext<Result>(
  database: OpenDatabase,
  secrets: KeyRing,
  work: (context: WorkContext) => Promise<Result>,
): Promise<Result> {
  const { config } = database;
  const db = { ...database, [Symbol.asyncDispose]: async () => {} };
  const log = createLog('silent');
  await using stack = new AsyncDisposableStack();
  const catalog = stack.use(
    new CatalogStore(databaseCatalogSource(db.kysely), {
      onError: (error) => {
        throw error;
      },
    }),
  );
  await catalog.refresh();
  const rootUrl = await knownRootUrl(config, db.kysely);
  // Awaited, so that its carriers and threads live until it ends.
  return await work({
    config,
    log,
    clock: systemClock,
    db,
    catalog,
    changelog: [],
    carriers: stack.use(openCarriers({ config, db, clock: systemClock, log })),
    secrets,
    outbound: stack.use(createOutboundClient({ allow: config.outboundAllow })),
    labels: stack.use(openLabelRenderer()),
    documents: stack.use(openDocumentRenderer()),
    rootUrl: () => rootUrl,
    pricingInputs: new PricingInputs(db),
  });
}
