import type { ApiKeyRow } from '../../../../db/query/account/api-key.ts';
import type { Mode } from '../../../account/api-key.ts';

export interface KeyView {
  readonly key_id: string;
  readonly account_id: string;
  readonly mode: Mode;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly last4: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** A key as `--json` shows it: all but its secret, of which the last four characters are kept. */
export function keyView({ id, account_id, livemode, ...rest }: ApiKeyRow): KeyView {
  return { key_id: id, account_id, mode: livemode ? 'live' : 'test', ...rest };
}
