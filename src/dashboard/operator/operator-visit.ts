import type { VNode } from 'preact';
import type { SessionOperator } from '../../../db/query/user/session.ts';
import type { ApiContext } from '../../http/api-context.ts';
import type { QueueCounts } from '../../queue/queue-counts.ts';
import type { Language } from '../../tracking/page/language.ts';
import type { UserOrigin } from '../../user/sign-in.ts';
import type { Form } from '../form.ts';
import type { OperatorText } from '../text/operator.ts';

/** A request of a signed-in operator. It has no account: a page names the account that it shows. */
export interface OperatorVisit {
  readonly context: ApiContext;
  readonly countQueues: () => Promise<QueueCounts[]>;
  readonly user: SessionOperator;
  readonly path: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly form: Form;
  readonly origin: UserOrigin;
  readonly language: Language;
  readonly words: OperatorText;
  /** Path of the operator's pages. */
  readonly base: string;
}

export type OperatorAnswer =
  | { readonly title: string; readonly content: VNode; readonly status?: number }
  | { readonly goTo: string };

/** One address of the operator's pages. Only operators enter. */
export interface OperatorRoom {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly run: (visit: OperatorVisit) => Promise<OperatorAnswer>;
}

/** Returns who is named in the activity of the account that an operator changes. */
export function operatorActor({ user, origin }: OperatorVisit, accountId: string | null) {
  return { accountId, email: user.email, address: origin.address, now: origin.now };
}
