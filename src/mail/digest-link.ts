import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { WorkContext } from '../context.ts';

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
  const [key] = secrets.derive(purpose);
  if (!key) throw new Error('the key ring has no key');
  const signature = sign(key, { action, subscriberId, expires }).toString('hex');
  return `${rootUrl() ?? ''}/changelog/${action}?token=${subscriberId}.${expires}.${signature}`;
}

/** Returns the subscriber of a link's token. `expired` only for a valid signature. */
export function readDigestToken(
  { secrets, clock }: Pick<WorkContext, 'secrets' | 'clock'>,
  action: Action,
  token: unknown,
): { readonly subscriberId: string } | 'expired' | 'invalid' {
  const [, subscriberId = '', expires = '', signature = ''] =
    /^(\w{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(String(token)) ?? [];
  const given = Buffer.from(signature, 'hex');
  if (given.length !== 32) return 'invalid';
  const link = { action, subscriberId, expires: Number(expires) };
  const isSigned = secrets
    .derive(purpose)
    .map((key) => timingSafeEqual(given, sign(key, link)))
    .includes(true);
  if (!isSigned) return 'invalid';
  const isPast = link.expires > 0 && link.expires * 1000 < clock.now().getTime();
  return isPast ? 'expired' : { subscriberId };
}

function sign(key: KeyObject, { action, subscriberId, expires }: Link): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([action, subscriberId, expires]))
    .digest();
}
