import type { VNode } from 'preact';
import type { SessionOperator, SessionPerson, SessionUser } from '../../db/query/user/session.ts';
import type { Scope } from '../../db/scope.ts';
import type { CatalogUploads } from '../catalog-upload/catalog-uploads.ts';
import { HttpError, type Refuse } from '../contract/errors.ts';
import type { ApiContext } from '../http/operation.ts';
import type { Mode } from '../key-format.ts';
import type { Language } from '../language.ts';
import type { JobQueues } from '../queue/job-queues.ts';
import type { Capability, OperatorCapability } from '../user/role.ts';
import type { UserOrigin } from '../user/sign-in.ts';
import type { Form, UploadedFile, UploadLimits } from './form.ts';
import type { PageHead } from './frame.ts';
import type { RenderedContent } from './view/data.ts';

/** A request of a signed-in person, of an account or an operator. The pages of a person's own sign-in need no more. */
export interface PersonRequest {
  /** Absent on an operator's page. */
  readonly mode?: Mode;
  readonly context: ApiContext;
  readonly user: SessionPerson;
  /** Segments of the path that the page's template names. */
  readonly path: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Path and query of the page of the dashboard that led here. */
  readonly cameFrom?: string | undefined;
  /** Fields that a POST sent; empty for a GET. */
  readonly form: Form;
  /** Reads the files of a form; absent if its route has no `isUpload`. */
  readonly readFiles?: (() => Promise<UploadedFile[]>) | undefined;
  /** The kept form that a preview shows. */
  readonly formId?: string;
  readonly origin: UserOrigin;
  readonly language: Language;
  /** Zone in which `time` (view/data.ts) shows times. */
  readonly timeZone: string;
  /** Path of the pages that the person may open: `/dashboard/test`, `/dashboard/live` or `/dashboard/operator`. */
  readonly base: string;
}

/** A request of a signed-in user of an account, as a page gets it. */
export interface PageRequest extends PersonRequest {
  readonly user: SessionUser;
  /** Returns whether the role of the user permits it. */
  readonly can: (capability: Capability) => boolean;
  readonly mode: Mode;
  /** Data that the page may read and change. */
  readonly scope: Scope;
  readonly requestId: string;
  /** An operator reads the page. `knowsProblem`: the operator's own advice about the parcel stands above. */
  readonly readByOperator?: { readonly knowsProblem: boolean };
}

/** A request of a signed-in operator. It has no account: a page names the account that it shows. */
export interface OperatorRequest extends PersonRequest {
  readonly user: SessionOperator;
  /** Returns whether the role of the operator permits it. */
  readonly can: (capability: OperatorCapability) => boolean;
  readonly queues: JobQueues;
  readonly catalogUploads: CatalogUploads;
  /** The installation requires a second factor that the operator does not have. Only its set-up is open. */
  readonly needsSetUp: boolean;
}

/** A page to show, or the path to continue at. `sessionToken`: the session that replaces the one of this request. */
export type PersonAnswer =
  | {
      readonly title: string;
      readonly head?: PageHead;
      readonly content: VNode | RenderedContent;
      readonly status?: number;
      /** The browser loads the page again after this time. */
      readonly refreshSeconds?: number;
      readonly sessionToken?: string;
      /** The page asks the browser for a passkey. */
      readonly usesPasskey?: boolean;
      /** The page draws a label, so its script may read it. */
      readonly drawsLabel?: boolean;
      /** The page sends a file of orders, so its script may ask for the checked page. */
      readonly sendsOrders?: boolean;
    }
  | { readonly goTo: string; readonly sessionToken?: string };

/** `part`: content that replaces a part of a page that is shown. */
export type PageAnswer = PersonAnswer | { readonly file: PageFile } | { readonly part: VNode };

export interface PageFile {
  readonly type: string;
  readonly name: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>;
  /** A page of the dashboard shows it. Otherwise the browser saves it. */
  readonly isShown?: boolean;
}

/** One URL of the dashboard. The mode, or `/operator`, is not part of its path. */
export interface Route<Request extends PersonRequest> {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** A form that changes nothing: each view of its answer runs it again, so the answer follows language and prices. */
  readonly isPreview?: true;
  /** Size of the largest form, if it is not the usual one. */
  readonly formBytes?: number;
  /** Its form sends files. */
  readonly isUpload?: true;
  /** Limits of its form with files, if they are not the usual ones. */
  readonly uploadLimits?: UploadLimits;
  /** A form that changes nothing, or that has a key of its own: its answer is not kept, and sending it again runs it again. */
  readonly isUnkept?: true;
  /** A form that needs a recent proof of who is at the browser, in both modes or in live mode only. */
  readonly proof?: 'always' | 'live';
  /** Its form leads to the URL of an app. */
  readonly leadsOut?: true;
  readonly run: (request: Request) => Promise<PageAnswer>;
}

/** A URL of the pages of an account. */
export interface AccountRoute extends Route<PageRequest> {
  readonly needs: Capability;
}

/** A URL of the pages of operators. */
export interface OperatorRoute extends Route<OperatorRequest> {
  readonly needs: OperatorCapability;
}

/** Returns who is named in the activity for a change of this request. */
export function toActor<AccountId extends string | null>({
  user,
  origin,
}: {
  readonly user: { readonly account_id: AccountId; readonly email: string };
  readonly origin: UserOrigin;
}) {
  return { accountId: user.account_id, email: user.email, ip: origin.ip, now: origin.now };
}

/** Refuses a page: it does not exist for this user, or its URL is not valid. */
export const refusePage: Refuse<'NOT_FOUND' | 'INVALID_FIELD'> = (code, options) => {
  throw new HttpError(code, options);
};

/** Returns the URL of a list, with the filters and the page at which the person left it. */
export function backTo({ cameFrom }: Pick<PersonRequest, 'cameFrom'>, listPath: string): string {
  return cameFrom?.startsWith(`${listPath}?`) ? cameFrom : listPath;
}

/** Returns who is named in the activity of the account that an operator changes. */
export function operatorActor<Id extends string | null>({ user, origin }: OperatorRequest, accountId: Id) {
  return { accountId, email: user.email, ip: origin.ip, now: origin.now };
}
