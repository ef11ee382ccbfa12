import {
  type DashboardUserTable,
  type NotificationChoice,
  notificationTypes,
} from '../../db/table/user/dashboard-user.ts';
import type { WorkContext } from '../context.ts';
import { isSignedLink, signLink } from '../secret/key-ring.ts';

const purpose = 'notification link';

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
  const signature = signLink(secrets, purpose, [userId, choice]);
  return `${rootUrl() ?? ''}/dashboard/notifications/off?lang=${language}&token=${userId}.${choice}.${signature}`;
}

/** Returns what a link's token switches off; null if the token is not valid. */
export function readSwitchOff({ secrets }: Pick<WorkContext, 'secrets'>, token: unknown): Switch | null {
  const [, userId = '', name = '', signature = ''] =
    /^(\w{1,64})\.([\w.:]{1,64})\.([0-9a-f]{64})$/.exec(String(token)) ?? [];
  const choice = notificationChoices.find((known) => known === name);
  if (!choice || !isSignedLink(secrets, purpose, [userId, choice], signature)) return null;
  return { userId, choice };
}
