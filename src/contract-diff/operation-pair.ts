import { type ComparisonRun, inNew, type Pair } from './comparison-run.ts';
import type { Located } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import type { Direction } from './rules.ts';

/** An operation of one document, with its path item for the parameters that all methods share. */
export interface LocatedOperation {
  readonly item: Located;
  readonly operation: Located;
}

/** An operation that both contracts have. */
export interface OperationPair {
  readonly before: LocatedOperation;
  readonly after: LocatedOperation;
  /** Its name in reports, such as `POST /shipments`. */
  readonly name: string;
  /** Direction of its request body: a webhook's is sent by the server. */
  readonly direction: Direction;
}

export function compareDeprecation(
  run: ComparisonRun,
  { before, after }: Pair,
  what: string,
  operation: string,
): void {
  const [was, is] = [before.value.deprecated === true, after.value.deprecated === true];
  if (was === is) return;
  const rule = is ? 'deprecated' : 'deprecation-withdrawn';
  run.report(rule, inNew(after), `${what} ${is ? 'was deprecated' : 'is no longer deprecated'}`, operation);
}

export function isRequired({ value }: Located): boolean {
  return value.required === true;
}

export function rootOf(document: OpenApiDocument): Located {
  return { value: document.root, pointer: '' };
}
