import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import type { CarrierConfig } from '../config/config.ts';
import { type Clock, systemClock } from '../runtime.ts';
import type { Carrier } from './carrier.ts';
import { GatewayCarrier, GatewayConnection } from './gateway/gateway-carrier.ts';
import {
  CircuitBreaker,
  defaultBreaker,
  notSentOutcome,
  withBreaker,
  withDeadline,
  withSpans,
} from './guards.ts';
import { CallJournal, withJournal } from './journal.ts';
import { SandboxCarrier } from './sandbox/sandbox-carrier.ts';

export interface CarrierRegistry extends AsyncDisposable {
  /** Returns a carrier by code. If it isn't configured, every call returns `unreachable` or `unavailable`. */
  of(carrierCode: string): Carrier;
  /** Returns whether this process can call a carrier. */
  has(carrierCode: string): boolean;
  flushJournal(): Promise<void>;
}

interface CarrierContext {
  readonly config: { readonly carrier: CarrierConfig; readonly production: boolean };
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called with each difference of a message to a gateway from its protocol. By default it writes to the log; production checks none. */
  readonly onDrift?: (problem: string) => void;
}

export function openCarriers({ config, db, clock, log, ...context }: CarrierContext): CarrierRegistry {
  const { gateways, deadlineMs, maxResponseBytes } = config.carrier;
  const journal = new CallJournal(db, log);
  const bounded = (carrier: Carrier) =>
    withDeadline(carrier, {
      deadlineMs,
      onError: (error) =>
        log.error(
          { err: error, carrier: carrier.code },
          'a carrier adapter threw an exception; the call counts as lost',
        ),
    });
  const sandbox = new SandboxCarrier({ db, allowFaults: !config.production });
  const carriers = new Map([
    // In this process, with its bookings in our database: needs no breaker and no journal line before the call.
    ['sandbox', withSpans(withJournal(bounded(sandbox), { journal, clock, writeAhead: false }))],
  ]);
  const logged = (problem: string) =>
    log.error({ problem }, 'Message to a gateway does not match its protocol');
  const onDrift = context.onDrift ?? (config.production ? undefined : logged);
  const connections = gateways.map(({ url, secret, carriers: codes }) => {
    // Not `clock`, which tests can set: the gateway compares the signature's time with real time.
    const connection = new GatewayConnection({
      url,
      secret,
      maxResponseBytes,
      clock: systemClock,
      ...(onDrift ? { onDrift } : {}),
    });
    // One for all carriers of a gateway: they fail together. A gateway that is down delays no other.
    const breaker = new CircuitBreaker(defaultBreaker, clock);
    for (const code of codes) {
      const guarded = withBreaker(bounded(new GatewayCarrier(code, connection)), breaker);
      carriers.set(code, withSpans(withJournal(guarded, { journal, clock, writeAhead: true })));
    }
    return connection;
  });
  return {
    of: (code) =>
      carriers.get(code) ?? withJournal(unconfiguredCarrier(code), { journal, clock, writeAhead: false }),
    has: (code) => carriers.has(code),
    flushJournal: () => journal.flush(),
    async [Symbol.asyncDispose]() {
      for (const connection of connections) connection[Symbol.dispose]();
      await journal.flush();
    },
  };
}

/** Returns the codes of the carriers that this process can call. */
export function connectedCarriers({ gateways }: Pick<CarrierConfig, 'gateways'>): ReadonlySet<string> {
  return new Set(['sandbox', ...gateways.flatMap(({ carriers }) => carriers)]);
}

function unconfiguredCarrier(code: string): Carrier {
  const reason = 'this carrier is not configured in this process';
  return {
    code,
    dispatch: async () => notSentOutcome.dispatch(reason),
    lookup: async () => notSentOutcome.lookup(reason),
    cancel: async () => notSentOutcome.cancel(reason),
    label: async () => notSentOutcome.label(reason),
    pod: async () => notSentOutcome.pod(reason),
    manifest: async () => notSentOutcome.manifest(reason),
    manifestDocument: async () => notSentOutcome.manifest_document(reason),
  };
}
