import type { Violation } from '../api-error.ts';

/** The contract's bounds: entries of a list, and their share of an answer of 64 KiB. */
const mostListed = 100;
const mostBytes = 60 * 1024;
const longestName = 100;

export interface ListedViolations {
  readonly listed: readonly Violation[];
  /** How many more there are. */
  readonly more: number;
}

/** The violations that an answer lists: the first ones, as far as they fit, with names of a bearable length. */
export function listedViolations(violations: readonly Violation[]): ListedViolations {
  const listed: Violation[] = [];
  let bytes = 0;
  for (const { path, code, message } of violations) {
    if (listed.length === mostListed) break;
    const short = { path: path.map(shortened), code, message };
    bytes += Buffer.byteLength(JSON.stringify(short)) + 1;
    if (bytes > mostBytes && listed.length > 0) break;
    listed.push(short);
  }
  return { listed, more: violations.length - listed.length };
}

/** Not within a surrogate pair. */
function shortened(step: string | number): string | number {
  if (typeof step === 'number' || step.length <= longestName) return step;
  return `${step.slice(0, longestName).replace(/[\ud800-\udbff]$/, '')}…`;
}
