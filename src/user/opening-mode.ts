import type { Kysely } from 'kysely';
import { findAccount } from '../../db/query/account/account.ts';
import type { SessionUser } from '../../db/query/user/session.ts';
import { setLastMode } from '../../db/query/user/user.ts';
import { hasWallet } from '../../db/query/wallet/wallet.ts';
import type { Database } from '../../db/table/index.ts';
import type { Mode } from '../key-format.ts';

type ModeUser = Pick<SessionUser, 'id' | 'account_id' | 'role' | 'last_mode'>;

/** Returns whether an account can pay for live shipments: money was added, or it has credit or books without a hold. */
export async function canPayLive(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const [account, isUsed] = await Promise.all([findAccount(db, accountId), hasWallet(db, accountId)]);
  return isUsed || (account !== undefined && (account.credit_limit_cents > 0 || account.hold_exempt));
}

/** Returns the mode in which the dashboard opens: the last one, else live for those who work there, if the account can pay. */
export async function openingMode(db: Kysely<Database>, user: ModeUser): Promise<Mode> {
  return user.last_mode ?? (beginsLive(user) && (await canPayLive(db, user.account_id)) ? 'live' : 'test');
}

/** Developers connect apps, which they try in test mode first. Everybody else works with real parcels. */
export function beginsLive({ role }: Pick<ModeUser, 'role'>): boolean {
  return role !== 'developer';
}

/** Remembers the mode to which a user switched. The activity does not have it: a person may do it on every page. */
export function switchMode(db: Kysely<Database>, userId: string, mode: Mode): Promise<void> {
  return setLastMode(db, userId, mode);
}
