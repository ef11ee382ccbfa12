import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import type { Admission } from './account/admission.ts';
import type { PricingInputs } from './account/pricing-inputs.ts';
import type { CarrierRegistry } from './carrier/registry.ts';
import type { CatalogStore } from './catalog/catalog-store.ts';
import type { Change } from './changelog/changelog.ts';
import type { Config } from './config/config.ts';
import type { RequestLogLevel } from './http/log-requests.ts';
import type { ExchangeObserver } from './http/response-check.ts';
import type { LabelRenderer } from './label/label-renderer.ts';
import type { OutboundClient } from './outbound/outbound-client.ts';
import type { Clock } from './runtime/clock.ts';
import type { KeyRing } from './secret/key-ring.ts';
import type { Relay } from './webhook/relay.ts';

/** Shared dependencies, built once in `start.ts`. Tests override single ones. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Db;
  readonly admission: Admission;
  readonly pricingInputs: PricingInputs;
  readonly catalog: CatalogStore;
  readonly changelog: readonly Change[];
  readonly carriers: CarrierRegistry;
  readonly secrets: KeyRing;
  readonly outbound: OutboundClient;
  readonly labels: LabelRenderer;
  /** Base address for clients; null if this process does not serve HTTP and does not know it. */
  readonly rootUrl: () => string | null;
  /** Nudged after a commit. Absent: events wait for the next poll. */
  readonly relay?: Relay;
  readonly observer?: ExchangeObserver;
  readonly requestLogLevel?: RequestLogLevel;
}

/** Returns the context with a share of the connection pool (docs/design/database.md, Shares of the pool). */
export function withShare<Context extends Pick<AppContext, 'db'>>(context: Context, name: string): Context {
  return { ...context, db: context.db.share(name) };
}

/** The context of domain functions and jobs, without HTTP. */
export type WorkContext = Omit<AppContext, 'admission' | 'pricingInputs' | 'observer' | 'requestLogLevel'>;
