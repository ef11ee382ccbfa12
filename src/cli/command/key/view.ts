import type { ApiKeyRow } from '../../../../db/query/account/api-key.ts';
import type { Mode } from '../../../account/api-key.ts';

export interface KeyView {
  readonly key_id: string;
  readonly account_id: string;
  readonly mode: Mode;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly last4: string;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly revoked_at: string | null;
  /** The key of a connected app, which has no plaintext. */
  readonly is_app: boolean;
}

/** Returns a key as `--json` prints it: without its secret, except for the last four characters. */
export function keyView({ id, account_id, livemode, ...rest }: ApiKeyRow): KeyView {
  return { key_id: id, account_id, mode: livemode ? 'live' : 'test', ...rest };
}
