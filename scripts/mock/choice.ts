import type { ResponseObject } from '../../codegen/document.ts';
import { type ApiError, HttpError } from '../../src/contract/errors.ts';

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const word = String.raw`${token}|"(?:[^"\\]|\\.)*"`;
const pair = String.raw`(${token})(?:[ \t]*=[ \t]*(${word}))?`;
const parameters = String.raw`(?:[ \t]*;[ \t]*(?:${token}(?:[ \t]*=[ \t]*(?:${word}))?)?)*`;
const preference = new RegExp(String.raw`[ \t]*(?:${pair}${parameters})?[ \t]*(?:,|$)`, 'y');

/**
 * Parses a Prefer header (RFC 7240) to lower-case names and values, '' without a value. The first of duplicates
 * counts. Undefined if malformed.
 */
function parsePrefer(header: string): ReadonlyMap<string, string> | undefined {
  const preferences = new Map<string, string>();
  preference.lastIndex = 0;
  while (preference.lastIndex < header.length) {
    const match = preference.exec(header);
    if (!match) return undefined;
    const name = match[1]?.toLowerCase();
    if (name !== undefined && !preferences.has(name)) preferences.set(name, unquote(match[2] ?? ''));
  }
  return preferences;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
}

export type Responses = Readonly<Record<string, ResponseObject>>;

/** The documented response and example to return. */
interface Choice {
  readonly status: string;
  readonly example: string | undefined;
  /** Value of the Preference-Applied header; '' for none. */
  readonly applied: string;
}

/**
 * Chooses by the Prefer header: `status=404`, `example=NAME` or both. Default: the success response and its first
 * example. An example alone is searched in the success response first.
 * @throws {ApiError} 400 for a malformed header or an undocumented status or example
 */
export function choose(responses: Responses, prefer: string): Choice {
  const preferences = parsePrefer(prefer);
  if (!preferences) throw refusal('is malformed; an example: Prefer: status=404, example=notFound');
  const status = preferences.get('status');
  const example = preferences.get('example');
  if (status !== undefined && !Object.hasOwn(responses, status)) {
    throw refusal(
      `status=${status} is not documented for this operation; it has ${Object.keys(responses).join(', ')}`,
    );
  }
  const statuses = status === undefined ? successFirst(responses) : [status];
  const found =
    example === undefined
      ? statuses[0]
      : statuses.find((candidate) => exampleNames(responses[candidate]).includes(example));
  if (found === undefined) {
    const known = statuses.map(
      (candidate) => `${candidate} ${exampleNames(responses[candidate]).join(', ')}`,
    );
    throw refusal(`example=${example} is not documented here; the examples by status: ${known.join('; ')}`);
  }
  return {
    status: found,
    example: example ?? exampleNames(responses[found])[0],
    applied: [
      ...(status === undefined ? [] : [`status=${status}`]),
      ...(example === undefined ? [] : [`example=${example}`]),
    ].join(', '),
  };
}

/** Returns the names of a response's examples, in contract order. */
function exampleNames(response: ResponseObject | undefined): string[] {
  return Object.values(response?.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples));
}

function successFirst(responses: Responses): string[] {
  const statuses = Object.keys(responses);
  return [
    ...statuses.filter((status) => status.startsWith('2')),
    ...statuses.filter((status) => !status.startsWith('2')),
  ];
}

function refusal(message: string): ApiError {
  return new HttpError('INVALID_FIELD', {
    message: 'the Prefer header does not choose a documented response',
    violations: [{ path: ['Prefer'], code: 'INVALID_FIELD', message }],
  });
}
