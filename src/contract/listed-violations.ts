import type { Violation } from './api-error.ts';

/** Limits of a response: entries of a list, and 64 KiB (contract: Errors). */
const maxListed = 100;
const mostBytes = 60 * 1024;
const longestName = 100;

export interface ListedViolations {
  readonly listed: readonly Violation[];
  readonly more: number;
}

/** Returns the first violations that fit into a response, with long names shortened. */
export function listedViolations(violations: readonly Violation[]): ListedViolations {
  const listed: Violation[] = [];
  let bytes = 0;
  for (const { path, code, message } of violations) {
    if (listed.length === maxListed) break;
    const short = { path: path.map(shortened), code, message };
    bytes += Buffer.byteLength(JSON.stringify(short)) + 1;
    if (bytes > mostBytes && listed.length > 0) break;
    listed.push(short);
  }
  return { listed, more: violations.length - listed.length };
}

/** Does not cut a surrogate pair. */
function shortened(step: string | number): string | number {
  if (typeof step === 'number' || step.length <= longestName) return step;
  return `${step.slice(0, longestName).replace(/[\ud800-\udbff]$/, '')}…`;
}
