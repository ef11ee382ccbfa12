import type { CatalogDesk } from '../../catalog-upload/catalog-desk.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import type { PageAnswer, PersonVisit } from '../visit.ts';
import type { OperatorText } from './text.ts';
import type { UploadedFile } from './uploaded-files.ts';

/** A request of a signed-in operator. It has no account: a page names the account that it shows. */
export interface OperatorVisit extends PersonVisit {
  readonly queues: JobQueues;
  readonly search: URLSearchParams;
  /** Reads the files that a form of a room with `isUpload` sent. */
  readonly readFiles: () => Promise<UploadedFile[]>;
  readonly catalogDesk: CatalogDesk;
  readonly words: OperatorText;
}

export type OperatorAnswer = PageAnswer;

/** One address of the operator's pages. Only operators enter. */
export interface OperatorRoom {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Its form sends files. */
  readonly isUpload?: true;
  /** The form needs a recent proof of who is at the browser. */
  readonly proof?: 'always';
  readonly run: (visit: OperatorVisit) => Promise<OperatorAnswer>;
}

/** Returns who is named in the activity of the account that an operator changes. */
export function operatorActor<Id extends string | null>({ user, origin }: OperatorVisit, accountId: Id) {
  return { accountId, email: user.email, address: origin.address, now: origin.now };
}
