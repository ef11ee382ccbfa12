import type { ErrorObject, ValidateFunction } from 'ajv';
import { patternMessages } from '../../generated/request-validators.js';
import type { Violation } from '../api-error.ts';

/** Runs a generated validator; every fault of the value at once, [] when there is none. */
export function violationsOf(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return [];
  return foldBranches(withoutEchoes(validate.errors ?? [])).map((error) => ({
    path: pathOf(error),
    code: 'INVALID_FIELD' as const,
    message: messageOf(error),
  }));
}

/** What says again what another error says better: which name is wrong, and a pattern that an empty text can't match. */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const empty = errors
    .filter(({ keyword }) => keyword === 'minLength')
    .map(({ instancePath }) => instancePath);
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'propertyNames' && !(keyword === 'pattern' && empty.includes(instancePath)),
  );
}

/** A failing `oneOf` reports itself and each of its branches; the deepest of the branches' errors say enough. */
function foldBranches(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  if (unions.length === 0) return errors;
  return errors.filter((error) => {
    if (unions.includes(error))
      return !errors.some((other) => other !== error && isBranchOf(other, error) && !isNullBranch(other));
    return !(isNullBranch(error) && unions.some((union) => isBranchOf(error, union)));
  });
}

function isBranchOf(error: ErrorObject, union: ErrorObject): boolean {
  return error !== union && error.instancePath.startsWith(union.instancePath);
}

function isNullBranch(error: ErrorObject): boolean {
  return error.keyword === 'type' && error.params.type === 'null';
}

function pathOf(error: ErrorObject): (string | number)[] {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step));
  const name = error.params.missingProperty ?? error.params.additionalProperty ?? error.propertyName;
  return typeof name === 'string' ? [...steps, name] : steps;
}

function messageOf(error: ErrorObject): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field here';
    case 'type':
      return `must be ${article(params.type)}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} entries`;
    case 'maxItems':
      return `must have at most ${params.limit} entries`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return `must be ${wordsOf(params.comparison)} ${params.limit}`;
    case 'x-max-decimals':
      return `must have at most ${params.limit} decimals`;
    case 'format':
      return `must be a valid ${params.format}`;
    case 'pattern':
      return patternMessages[String(params.pattern)] ?? `must match ${params.pattern}`;
    default:
      return error.message ?? 'is not valid';
  }
}

function article(type: unknown): string {
  const names = (Array.isArray(type) ? type : String(type).split(',')).map((name) =>
    name === 'null' ? 'null' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
  );
  return names.join(' or ');
}

function wordsOf(comparison: unknown): string {
  const words: Record<string, string> = {
    '>=': 'at least',
    '<=': 'at most',
    '>': 'greater than',
    '<': 'less than',
  };
  return words[String(comparison)] ?? String(comparison);
}
