import type { EventRow } from '../../db/query/webhook/event.ts';
import type { Schemas } from '../../generated/operations.ts';

/** Returns an event as the API shows it: the body that webhooks deliver. */
export function eventView({ body }: EventRow): Schemas['Event'] {
  return JSON.parse(body) as Schemas['Event'];
}
