import { recordViews } from '../../account/account.ts';
import { type OperatorRequest, operatorActor } from '../page-request.ts';

/** Records the accounts of rows that a page shows to an operator, so that their owners see who read them. */
export function recordSeen(
  request: OperatorRequest,
  rows: readonly { readonly account_id: string }[],
): Promise<void> {
  const { accountId: _, ...by } = operatorActor(request, null);
  return recordViews(
    request.context.db.kysely,
    by,
    rows.map(({ account_id }) => account_id),
  );
}
