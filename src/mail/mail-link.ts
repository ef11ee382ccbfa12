import { type DashboardUserTable, type NotificationChoice, notificationTypes } from '../../db/table/user.ts';
import type { WorkContext } from '../context.ts';
import { isSignedLink, signLink } from '../secret/key-ring.ts';

const digestPurpose = 'digest link';

type Action = 'confirm' | 'unsubscribe';

/** `expires`: Unix seconds; 0: never. */
interface Link {
  readonly action: Action;
  readonly subscriberId: string;
  readonly expires: number;
}

/** Creates a signed link for an action. Its token contains no address. */
export function digestLink(
  { secrets, rootUrl }: Pick<WorkContext, 'secrets' | 'rootUrl'>,
  { action, subscriberId, expires }: Link,
): string {
  const signature = signLink(secrets, digestPurpose, [action, subscriberId, expires]);
  return `${rootUrl() ?? ''}/changelog/${action}?token=${subscriberId}.${expires}.${signature}`;
}

/** Returns the subscriber of a link's token. `expired` only for a valid signature. */
export function readDigestToken(
  { secrets, clock }: Pick<WorkContext, 'secrets' | 'clock'>,
  action: Action,
  token: unknown,
): { readonly subscriberId: string } | 'expired' | 'invalid' {
  const [, subscriberId = '', end = '', signature = ''] =
    /^(\w{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(String(token)) ?? [];
  const expires = Number(end);
  if (!isSignedLink(secrets, digestPurpose, [action, subscriberId, expires], signature)) return 'invalid';
  const isPast = expires > 0 && expires * 1000 < clock.now().getTime();
  return isPast ? 'expired' : { subscriberId };
}

const notificationPurpose = 'notification link';

interface Switch {
  readonly userId: string;
  readonly choice: NotificationChoice;
}

/** Every email that a user can choose, live mode first. */
export const notificationChoices: readonly NotificationChoice[] = notificationTypes.flatMap((type) => [
  `${type}:live` as const,
  `${type}:test` as const,
]);

/** Creates the signed link that ends one kind of email. It never expires and contains no address. `language`: of its page. */
export function switchOffLink(
  { secrets, rootUrl }: Pick<WorkContext, 'secrets' | 'rootUrl'>,
  { userId, choice, language }: Switch & { readonly language: NonNullable<DashboardUserTable['language']> },
): string {
  const signature = signLink(secrets, notificationPurpose, [userId, choice]);
  return `${rootUrl() ?? ''}/dashboard/notifications/off?lang=${language}&token=${userId}.${choice}.${signature}`;
}

/** Returns what a link's token switches off; null if the token is not valid. */
export function readSwitchOff({ secrets }: Pick<WorkContext, 'secrets'>, token: unknown): Switch | null {
  const [, userId = '', name = '', signature = ''] =
    /^(\w{1,64})\.([\w.:]{1,64})\.([0-9a-f]{64})$/.exec(String(token)) ?? [];
  const choice = notificationChoices.find((known) => known === name);
  if (!choice || !isSignedLink(secrets, notificationPurpose, [userId, choice], signature)) return null;
  return { userId, choice };
}
