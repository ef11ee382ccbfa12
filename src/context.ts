import type { Logger } from 'pino';
import type { BulkheadOptions, Db } from '../db/client.ts';
import type { PricingInputs } from './account/pricing-inputs.ts';
import type { CarrierRegistry } from './carrier/registry.ts';
import type { CatalogStore } from './catalog/catalog-store.ts';
import type { Change } from './changelog.ts';
import type { Config } from './config/config.ts';
import type { SentObserver } from './contract/sent-check.ts';
import type { LabelRenderer } from './label/label-renderer.ts';
import type { OutboundClient } from './outbound/client.ts';
import type { DocumentRenderer } from './print/document-renderer.ts';
import type { Relay } from './queue/queue-relay.ts';
import type { Clock } from './runtime.ts';
import type { KeyRing } from './secret/key-ring.ts';

/** Shared dependencies of domain functions and jobs, built once in `start.ts`. Tests override single parts. */
export interface WorkContext {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Db;
  readonly pricingInputs: PricingInputs;
  readonly catalog: CatalogStore;
  readonly changelog: readonly Change[];
  readonly carriers: CarrierRegistry;
  readonly secrets: KeyRing;
  readonly outbound: OutboundClient;
  readonly labels: LabelRenderer;
  readonly documents: DocumentRenderer;
  /** Base address for clients; null if this process does not serve HTTP and does not know it. */
  readonly rootUrl: () => string | null;
  /** Absent: events wait for the next poll. */
  readonly relay?: Relay;
  /** Absent in production. */
  readonly observeSent?: SentObserver;
}

/** Returns the context limited to one bulkhead of the connection pool (docs/design/database.md, Bulkheads). */
export function withBulkhead<Context extends Pick<WorkContext, 'db'>>(
  context: Context,
  name: string,
  options?: BulkheadOptions,
): Context {
  return { ...context, db: context.db.bulkhead(name, options) };
}
