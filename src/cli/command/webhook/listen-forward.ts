import { findEvent } from '../../../../db/query/webhook/event.ts';
import type { Scope } from '../../../../db/scope.ts';
import { feedStart, followEvents, newestEvent } from '../../../event/follow-events.ts';
import { type Forwarding, forwardEvent } from '../../../webhook/forward-event.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import type { Printer } from './listen-print.ts';

/** The event after which forwarding starts; `id` is null if the account had no events. */
export interface Start {
  readonly id: string | null;
  readonly position: string;
}

/** Finds the event that `--since` names. @throws {Refusal} if the account has no such event in this mode. */
export async function eventsSince({ kysely }: OpenDatabase, scope: Scope, since: string): Promise<Start> {
  if (since === 'now') return (await newestEvent(kysely, scope)) ?? { id: null, position: feedStart };
  const event = await findEvent(kysely, scope, since);
  if (event) return event;
  const mode = scope.livemode ? 'live' : 'test';
  throw new Refusal(
    `--since: ${scope.accountId} has no event ${JSON.stringify(since)} in ${mode} mode, or the event has expired.`,
  );
}

export interface Forward {
  readonly scope: Scope;
  readonly start: Start;
  readonly types: readonly string[];
  readonly forwarding: Forwarding;
  readonly printer: Printer;
  readonly signal: AbortSignal;
}

/** Forwards events in order, one at a time. @throws {Refusal} when the events can no longer be read. */
export async function forwardEvents(database: OpenDatabase, forward: Forward): Promise<never> {
  const { scope, start, types, forwarding, printer, signal } = forward;
  const { pollMs } = database.config.webhook;
  let last = start.id;
  try {
    for await (const { id, body } of followEvents(database.kysely, scope, start.position, pollMs)) {
      const event = { id, body, type: JSON.parse(body).event_type as string };
      if (types.includes(event.type)) {
        for await (const attempt of forwardEvent(forwarding, event)) await printer.attempt(event, attempt);
      }
      last = id;
    }
    throw new Error('the event feed ended');
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const resume = last ? `To continue, add --since ${last}.` : 'Start the command again.';
    throw new Refusal(`Cannot read further events (${reason}). ${resume}`);
  }
}
