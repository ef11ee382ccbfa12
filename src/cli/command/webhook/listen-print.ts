import type { Writable } from 'node:stream';
import type { Account } from '../../../../db/query/account/account.ts';
import { printJson, printLines } from '../../../terminal/print.ts';
import type { ForwardAttempt, ForwardedEvent } from '../../../webhook/forward-event.ts';
import { handedOver } from '../../answer.ts';

const longestType = 'shipment.available_for_pickup'.length;

export interface Listening {
  readonly account: Pick<Account, 'id' | 'name'>;
  readonly live: boolean;
  readonly url: string;
  readonly secret: string;
}

/** Tells what `webhook listen` does, line by line. */
export interface Printer {
  listening(listening: Listening): Promise<void>;
  attempt(event: ForwardedEvent, attempt: ForwardAttempt): Promise<void>;
}

export function printerOf(stdout: Writable, asJson: boolean, withBody: boolean): Printer {
  return asJson ? jsonPrinter(stdout, withBody) : linePrinter(stdout, withBody);
}

function jsonPrinter(stdout: Writable, withBody: boolean): Printer {
  const print = (value: object) => handedOver(printJson(stdout, value));
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

/** For a person: an attempt that fails as the one before it did says nothing new, so a receiver may be down for hours. */
function linePrinter(stdout: Writable, withBody: boolean): Printer {
  let said = '';
  return {
    listening: ({ account, live, url, secret }) =>
      handedOver(
        printLines(stdout, [
          `Sending ${live ? 'live' : 'test'} events of ${account.id} (${account.name}) to ${url} until Ctrl-C`,
          `Signing secret of this run: ${secret}`,
        ]),
      ),
    async attempt(event, attempt) {
      const problem = attempt.retryInMs === null ? '' : `${event.id} ${attempt.error}`;
      if (problem !== '' && problem === said) return;
      said = problem;
      const showsBody = withBody && attempt.number === 1;
      await handedOver(printLines(stdout, [attemptLine(event, attempt), ...(showsBody ? [event.body] : [])]));
    },
  };
}

function attemptLine({ id, type }: ForwardedEvent, attempt: ForwardAttempt): string {
  const { startedAt, httpStatus, latencyMs, error, number, retryInMs } = attempt;
  const status = String(httpStatus ?? '-').padEnd(3);
  const took = `${latencyMs} ms`.padStart(8);
  const made = `${startedAt.toISOString()}  ${id}  ${type.padEnd(longestType)}  ${status}  ${took}`;
  if (error === null) return number === 1 ? made : `${made}  taken at attempt ${number}`;
  const next = retryInMs === null ? `given up after attempt ${number}` : 'trying again';
  return `${made}  ${error}; ${next}`;
}
