import type { UserOrigin } from '../user/sign-in.ts';

/** Returns who is named in the activity for a change of this visit. */
export function actorOf<AccountId extends string | null>({
  user,
  origin,
}: {
  readonly user: { readonly account_id: AccountId; readonly email: string };
  readonly origin: UserOrigin;
}) {
  return { accountId: user.account_id, email: user.email, address: origin.address, now: origin.now };
}
