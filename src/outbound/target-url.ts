export interface TargetRule {
  readonly livemode: boolean;
}

/** Parses a URL to call, or returns why it may not be called, in words for the customer. */
export function parseTarget(text: string, { livemode }: TargetRule): URL | string {
  if (!URL.canParse(text)) return 'must be an absolute URL, such as https://example.com/hooks';
  const url = new URL(text);
  if (url.protocol !== 'https:' && livemode) return 'must begin with https:// in live mode';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https:// or http://';
  if (url.username || url.password) return 'must not contain a user name or a password';
  // `url.hash` is also empty for a bare `#`.
  if (url.href.includes('#')) return 'must not contain a fragment (# and the text after it)';
  return url;
}
