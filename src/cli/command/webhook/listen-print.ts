import type { Writable } from 'node:stream';
import type { Account } from '../../../../db/query/account/account.ts';
import { printJson, printLines } from '../../../terminal/print.ts';
import type { ForwardAttempt, ForwardedEvent } from '../../../webhook/forward-event.ts';
import { finishPrinting } from '../../command-result.ts';

const longestType = 'shipment.available_for_pickup'.length;

export interface Listening {
  readonly account: Pick<Account, 'id' | 'name'>;
  readonly live: boolean;
  readonly url: string;
  readonly secret: string;
}

export interface Printer {
  listening(listening: Listening): Promise<void>;
  attempt(event: ForwardedEvent, attempt: ForwardAttempt): Promise<void>;
}

export function printerOf(stdout: Writable, asJson: boolean, withBody: boolean): Printer {
  return asJson ? jsonPrinter(stdout, withBody) : linePrinter(stdout, withBody);
}

function jsonPrinter(stdout: Writable, withBody: boolean): Printer {
  const print = (value: object) => finishPrinting(printJson(stdout, value));
  return {
    listening: ({ account, live, url, secret }) =>
      print({ type: 'listening', account_id: account.id, livemode: live, forward_to: url, secret }),
    attempt: ({ id, type, body }, attempt) =>
      print({
        type: 'attempt',
        started_at: attempt.startedAt.toISOString(),
        event_id: id,
        event_type: type,
        attempt: attempt.number,
        http_status: attempt.httpStatus,
        latency_ms: attempt.latencyMs,
        error: attempt.error,
        retry_in_ms: attempt.retryInMs,
        ...(withBody ? { body } : {}),
      }),
  };
}

/** Prints lines for people. Repeated failures of one event are printed once: a receiver may be down for hours. */
function linePrinter(stdout: Writable, withBody: boolean): Printer {
  let printed = '';
  return {
    listening: ({ account, live, url, secret }) =>
      finishPrinting(
        printLines(stdout, [
          `Forwarding ${live ? 'live' : 'test'} events of ${account.id} (${account.name}) to ${url}. Press Ctrl-C to stop.`,
          `Signing secret for this run: ${secret}`,
        ]),
      ),
    async attempt(event, attempt) {
      const problem = attempt.retryInMs === null ? '' : `${event.id} ${attempt.error}`;
      if (problem !== '' && problem === printed) return;
      printed = problem;
      const showsBody = withBody && attempt.number === 1;
      await finishPrinting(
        printLines(stdout, [attemptLine(event, attempt), ...(showsBody ? [event.body] : [])]),
      );
    },
  };
}

function attemptLine({ id, type }: ForwardedEvent, attempt: ForwardAttempt): string {
  const { startedAt, httpStatus, latencyMs, error, number, retryInMs } = attempt;
  const status = String(httpStatus ?? '-').padEnd(3);
  const took = `${latencyMs} ms`.padStart(8);
  const made = `${startedAt.toISOString()}  ${id}  ${type.padEnd(longestType)}  ${status}  ${took}`;
  if (error === null) return number === 1 ? made : `${made}  accepted on attempt ${number}`;
  const next = retryInMs === null ? `gave up after attempt ${number}` : 'retrying';
  return `${made}  ${error}; ${next}`;
}
