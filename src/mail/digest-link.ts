import type { WorkContext } from '../context.ts';
import { isSignedLink, signLink } from '../secret/key-ring.ts';

const purpose = 'digest link';

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
  const signature = signLink(secrets, purpose, [action, subscriberId, expires]);
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
  if (!isSignedLink(secrets, purpose, [action, subscriberId, expires], signature)) return 'invalid';
  const isPast = expires > 0 && expires * 1000 < clock.now().getTime();
  return isPast ? 'expired' : { subscriberId };
}
