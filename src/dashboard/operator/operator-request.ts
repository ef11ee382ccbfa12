import type { CatalogUploads } from '../../catalog-upload/catalog-uploads.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import type { PersonRequest, Route } from '../page-request.ts';

/** A request of a signed-in operator. It has no account: a page names the account that it shows. */
export interface OperatorRequest extends PersonRequest {
  readonly queues: JobQueues;
  readonly catalogUploads: CatalogUploads;
  /** The installation requires a second factor that the operator does not have. Only its set-up is open. */
  readonly needsSetUp: boolean;
}

export type OperatorRoute = Route<OperatorRequest>;

/** Returns who is named in the activity of the account that an operator changes. */
export function operatorActor<Id extends string | null>({ user, origin }: OperatorRequest, accountId: Id) {
  return { accountId, email: user.email, address: origin.address, now: origin.now };
}
