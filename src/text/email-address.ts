const maxLength = 254;
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** Refuses IP addresses, which have a number in this place. */
const topLevel = /^[A-Za-z]/;

/**
 * Returns whether a text is an address that every mail server accepts: ASCII, without quotes, comments or an IP
 * address. So it can't contain a second recipient or a header.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}
