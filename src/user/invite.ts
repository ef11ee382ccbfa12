import type { Kysely } from 'kysely';
import { type DashboardUser, upsertUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import type { UserRole } from '../../db/table/user/dashboard-user.ts';
import { newId } from '../runtime/identifier.ts';
import { audit } from './audit.ts';
import { newToken } from './token.ts';

interface Invitation {
  readonly user: DashboardUser;
  /** Path of the sign-in link below the root address. It is a secret. */
  readonly path: string;
}

/** Creates a user with a sign-in link, or gives a known user of the account a new link. Null: another account's user. */
export async function inviteUser(
  db: Kysely<Database>,
  { accountId, email, role, now }: { accountId: string; email: string; role: UserRole; now: Date },
): Promise<Invitation | null> {
  const { token, tokenHash } = newToken();
  return db.transaction().execute(async (tx) => {
    const user = await upsertUser(tx, {
      id: newId('usr', now),
      account_id: accountId,
      email,
      role,
      link_hash: tokenHash,
    });
    if (!user) return null;
    await audit(tx, { accountId, email: user.email, address: null, now }, 'user.invited', user.role);
    return { user, path: `/dashboard/welcome?token=${token}` };
  });
}
