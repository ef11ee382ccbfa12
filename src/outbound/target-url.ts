export interface TargetRule {
  /** Live mode's targets are https alone. */
  readonly livemode: boolean;
}

/** A text as a URL that may be called, or why it may not, in words for the customer (docs/design/delivery.md, Outbound requests). */
export function parseTarget(text: string, { livemode }: TargetRule): URL | string {
  if (!URL.canParse(text)) return 'must be an absolute URL, like https://example.com/hooks';
  const url = new URL(text);
  if (url.protocol !== 'https:' && livemode) return 'must begin with https:// in live mode';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https:// or http://';
  if (url.username || url.password) return 'must have no user name and no password';
  // Not `hash`, which is empty for a bare # too.
  if (url.href.includes('#')) return 'must have no fragment (# and what follows)';
  return url;
}
