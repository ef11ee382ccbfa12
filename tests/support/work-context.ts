import type { Db } from '../../db/client.ts';
import { PricingInputs } from '../../src/account/pricing-inputs.ts';
import { openCarriers } from '../../src/carrier/registry.ts';
import { CatalogStore } from '../../src/catalog/catalog-store.ts';
import { databaseCatalogSource } from '../../src/catalog/read-catalog.ts';
import type { Config } from '../../src/config/config.ts';
import { parseSecretKeys } from '../../src/config/secret-key.ts';
import type { WorkContext } from '../../src/context.ts';
import { openLabelRenderer } from '../../src/label/label-renderer.ts';
import { createLog } from '../../src/log/log.ts';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { openDocumentRenderer } from '../../src/print/document-renderer.ts';
import type { Clock } from '../../src/runtime.ts';
import { KeyRing } from '../../src/secret/key-ring.ts';
import { noteMismatch, sentObserver } from './contract-observer.ts';
import { patientRendering } from './deadline.ts';
import { testSecretKeys } from './secret-keys.ts';

/** Builds the context of jobs and domain functions, for tests without HTTP. */
export function workContext(db: Db, config: Config, clock: Clock): WorkContext {
  const log = createLog('silent');
  return {
    config,
    db,
    clock,
    log,
    pricingInputs: new PricingInputs(db),
    changelog: [],
    catalog: new CatalogStore(databaseCatalogSource(db.kysely), { onError: () => {} }),
    carriers: openCarriers({ config, db, clock, log, onDrift: noteMismatch }),
    secrets: new KeyRing(parseSecretKeys(testSecretKeys)),
    labels: openLabelRenderer(patientRendering()),
    documents: openDocumentRenderer(patientRendering()),
    rootUrl: () => config.publicUrl,
    observeSent: sentObserver,
    outbound: createOutboundClient({ allow: config.outboundAllow }),
  };
}
