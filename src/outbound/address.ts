import { isIPv4, isIPv6 } from 'node:net';

/** A number, so that every spelling of an address compares equal. */
export interface Address {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

/** Parses an IP address; null for other text and for a scoped address (`fe80::1%eth0`). */
export function parseAddress(text: string): Address | null {
  if (isIPv4(text)) return { bits: 32, value: joined(text.split('.').map(Number), 8n) };
  if (!isIPv6(text) || text.includes('%')) return null;
  // The URL parser normalizes every spelling to hextets with at most one gap.
  const [left = '', right] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const before = hextets(left);
  const after = hextets(right ?? '');
  const gap = new Array<number>(8 - before.length - after.length).fill(0);
  return { bits: 128, value: joined([...before, ...gap, ...after], 16n) };
}

function hextets(text: string): number[] {
  return text === '' ? [] : text.split(':').map((part) => Number.parseInt(part, 16));
}

function joined(parts: readonly number[], width: bigint): bigint {
  return parts.reduce((value, part) => (value << width) | BigInt(part), 0n);
}
