import { findEvent } from '../../../../db/query/webhook/event.ts';
import type { Scope } from '../../../../db/scope.ts';
import { feedStart, followEvents, newestEvent } from '../../../event/follow-events.ts';
import { type Forwarding, forwardEvent } from '../../../webhook/forward-event.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import type { Printer } from './listen-print.ts';

/** An event after which a feed is followed; no id: the feed was empty. */
export interface Start {
  readonly id: string | null;
  readonly position: string;
}

/** Where `--since` begins. @throws {Refusal} for an event that the account and mode don't have. */
export async function eventsSince({ kysely }: OpenDatabase, scope: Scope, since: string): Promise<Start> {
  if (since === 'now') return (await newestEvent(kysely, scope)) ?? { id: null, position: feedStart };
  const event = await findEvent(kysely, scope, since);
  if (event) return event;
  const mode = scope.livemode ? 'live' : 'test';
  throw new Refusal(
    `--since is ${JSON.stringify(since)}; ${scope.accountId} has no such event in ${mode} mode (or it has expired)`,
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

/** Forwards a feed's events, each when the one before is done with. @throws {Refusal} when the feed can't be read any more. */
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
    throw new Error('the feed has ended');
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const resume = last ? `go on with --since ${last}` : 'start again';
    throw new Refusal(`the events can't be read any more (${reason}); ${resume}`);
  }
}
