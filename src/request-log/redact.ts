/** Secrets of ours: signing secrets of webhooks, and API keys. What follows the prefix is removed. */
const secret = /\b(whsec_|mk_(?:test|live)_)[\w+/=-]+/g;

/** Removes secrets and what PostgreSQL can't store, and cuts to `most` characters. */
export function redacted(text: string, most: number): string {
  const cut = text.length > most ? text.slice(0, most) : text;
  const hidden = cut.includes('whsec_') || cut.includes('mk_') ? cut.replace(secret, '$1[redacted]') : cut;
  return (hidden.includes('\0') ? hidden.replaceAll('\0', '\uFFFD') : hidden).toWellFormed();
}
