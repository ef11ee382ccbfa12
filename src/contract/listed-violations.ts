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
    const short = { path: path.map(shortStep), code, message };
    bytes += Buffer.byteLength(JSON.stringify(short)) + 1;
    if (bytes > mostBytes && listed.length > 0) break;
    listed.push(short);
  }
  return { listed, more: violations.length - listed.length };
}

function shortStep(step: string | number): string | number {
  return typeof step === 'number' ? step : shortened(step, longestName);
}

/** Names the first violation and counts the rest, for clients that show only the message. */
export function violationSummary(
  violations: readonly Violation[],
  { unlisted = 0, longest = Infinity }: { readonly unlisted?: number; readonly longest?: number } = {},
): string {
  const [first] = violations;
  const rest = violations.length - 1;
  const more = [
    ...(rest > 0 ? [`data lists ${rest} more`] : []),
    ...(unlisted > 0 ? [`${unlisted} are not listed`] : []),
  ];
  const text = shortened(`${pathText(first?.path ?? [])} ${first?.message}`, longest);
  return more.length > 0 ? `${text} (${more.join('; ')})` : text;
}

/** Returns a path such as `parcels[0].weight_kg`. */
function pathText([first, ...rest]: Violation['path']): string {
  if (first === undefined) return 'the body';
  return `${first}${rest.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')}`;
}

/** Does not cut a surrogate pair. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
}
