import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import type { Admission } from './account/admission.ts';
import type { PricingInputs } from './account/pricing-inputs.ts';
import type { CarrierRegistry } from './carrier/registry.ts';
import type { CatalogStore } from './catalog/catalog-store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { ExchangeObserver } from './http/exchange-observer.ts';
import type { RequestLogLevel } from './http/log-requests.ts';
import type { LabelRenderer } from './label/label-renderer.ts';
import type { OutboundClient } from './outbound/outbound-client.ts';
import type { KeyRing } from './secret/key-ring.ts';
import type { Relay } from './webhook/relay.ts';

/** Everything that the service's parts depend on, built once in `start.ts`; tests override what they need. */
export interface AppContext {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Db;
  readonly admission: Admission;
  readonly pricingInputs: PricingInputs;
  readonly catalog: CatalogStore;
  readonly carriers: CarrierRegistry;
  /** Encrypts what is kept secret in the database. */
  readonly secrets: KeyRing;
  readonly outbound: OutboundClient;
  readonly labels: LabelRenderer;
  /** The address that clients use; null in a process that serves none and wasn't told. */
  readonly rootUrl: () => string | null;
  /** Told when events may have been committed; without it they wait for the next poll. */
  readonly relay?: Relay;
  readonly observer?: ExchangeObserver;
  /** The level of the request log; `debug` if absent. */
  readonly requestLogLevel?: RequestLogLevel;
}

/** The same parts, with the database by the connections that one kind of work may hold. */
export function withShare<Context extends Pick<AppContext, 'db'>>(context: Context, name: string): Context {
  return { ...context, db: context.db.share(name) };
}

/** What the domain and the jobs need of it; nothing of HTTP. */
export type WorkContext = Omit<AppContext, 'admission' | 'pricingInputs' | 'observer' | 'requestLogLevel'>;
