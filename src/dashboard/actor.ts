import type { Visit } from './visit.ts';

/** Returns who is named in the activity for a change of this visit. */
export function actorOf({ user, origin }: Pick<Visit, 'user' | 'origin'>) {
  return { accountId: user.account_id, email: user.email, address: origin.address, now: origin.now };
}
