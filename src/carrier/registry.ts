import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { CarrierConfig } from '../config/config.ts';
import { unsentCall } from './around.ts';
import { CallJournal } from './call-journal.ts';
import type { Carrier } from './carrier.ts';
import { CircuitBreaker, defaultBreaker } from './circuit-breaker.ts';
import { GatewayCarrier } from './gateway/gateway-carrier.ts';
import { journalled } from './journalled.ts';
import { SandboxCarrier } from './sandbox/sandbox-carrier.ts';
import { withBreaker } from './with-breaker.ts';
import { withDeadline } from './with-deadline.ts';

export interface CarrierRegistry extends AsyncDisposable {
  /** The carrier of a code; one that isn't connected here answers that nothing can be sent. */
  of(carrierCode: string): Carrier;
  /** Resolves when the journal's lines of every ended call have been written. */
  flushJournal(): Promise<void>;
}

export interface CarrierContext {
  readonly config: { readonly carrier: CarrierConfig; readonly production: boolean };
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Builds the carriers that the configuration names, each with its deadline, its circuit breaker and the journal. */
export function openCarriers({ config, db, clock, log }: CarrierContext): CarrierRegistry {
  const { http, deadlineMs, maxAnswerBytes } = config.carrier;
  const journal = new CallJournal(db, log);
  const bounded = (carrier: Carrier) =>
    withDeadline(carrier, {
      deadlineMs,
      onError: (error) => log.error({ err: error, carrier: carrier.code }, 'a carrier threw'),
    });
  const sandbox = new SandboxCarrier({ db, allowFaults: !config.production });
  const carriers = new Map([
    // In process: there is nothing to wait for, so no breaker, and a crash shows in what it remembers.
    ['sandbox', journalled(bounded(sandbox), { journal, clock, writeAhead: false })],
  ]);
  // The gateway judges a signature's time by a clock that nobody here can set.
  const gateway = http && new GatewayCarrier({ ...http, maxAnswerBytes, clock: systemClock });
  if (gateway) {
    const guarded = withBreaker(bounded(gateway), new CircuitBreaker(defaultBreaker, clock));
    carriers.set('http', journalled(guarded, { journal, clock, writeAhead: true }));
  }
  return {
    of: (code) => carriers.get(code) ?? journalled(unconnected(code), { journal, clock, writeAhead: false }),
    flushJournal: () => journal.flush(),
    async [Symbol.asyncDispose]() {
      gateway?.[Symbol.dispose]();
      await journal.flush();
    },
  };
}

function unconnected(code: string): Carrier {
  const reason = 'this carrier is not connected here';
  return {
    code,
    dispatch: async () => unsentCall.dispatch(reason),
    lookup: async () => unsentCall.lookup(reason),
    cancel: async () => unsentCall.cancel(reason),
    label: async () => unsentCall.label(reason),
    pod: async () => unsentCall.pod(reason),
  };
}
