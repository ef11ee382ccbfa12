import type { CatalogUploads } from '../../catalog-upload/catalog-uploads.ts';
import type { JobQueues } from '../../queue/job-queues.ts';
import type { PageAnswer, PersonRequest } from '../page-request.ts';
import type { OperatorText } from './text.ts';
import type { UploadedFile } from './uploaded-files.ts';

/** A request of a signed-in operator. It has no account: a page names the account that it shows. */
export interface OperatorRequest extends PersonRequest {
  readonly queues: JobQueues;
  readonly search: URLSearchParams;
  /** Reads the files that a form of a room with `isUpload` sent. */
  readonly readFiles: () => Promise<UploadedFile[]>;
  readonly catalogUploads: CatalogUploads;
  readonly words: OperatorText;
}

export type OperatorAnswer = PageAnswer;

/** One address of the operator's pages. Only operators enter. */
export interface OperatorRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Its form sends files. */
  readonly isUpload?: true;
  /** The form needs a recent proof of who is at the browser. */
  readonly proof?: 'always';
  readonly run: (visit: OperatorRequest) => Promise<OperatorAnswer>;
}

/** Returns who is named in the activity of the account that an operator changes. */
export function operatorActor<Id extends string | null>({ user, origin }: OperatorRequest, accountId: Id) {
  return { accountId, email: user.email, address: origin.address, now: origin.now };
}
