import type { Located } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import type { Direction, Place, Rule } from './rules.ts';
import { SchemaComparer } from './schema/compare-schemas.ts';
import { SchemaNodes } from './schema/schema-node.ts';
import type { SchemaComparison } from './schema/schema-pair.ts';
import { SchemaViews } from './schema/schema-view.ts';

/** A change that was found, and the operations that it affects. */
export interface FoundChange {
  readonly rule: Rule;
  readonly place: Place;
  readonly message: string;
  /** Affected operations, such as `POST /shipments`; empty if the change concerns the whole contract. */
  readonly operations: readonly string[];
}

/** Two objects of the same kind in the old and the new contract. */
export interface Pair {
  readonly before: Located;
  readonly after: Located;
}

/** Two contracts under comparison, and what was found so far. */
export class ComparisonRun {
  readonly old: OpenApiDocument;
  readonly new: OpenApiDocument;
  readonly schemas: SchemaComparer;
  readonly #found: FoundChange[] = [];
  readonly #roots = new Map<SchemaComparison, Set<string>>();

  constructor(old: OpenApiDocument, new_: OpenApiDocument) {
    this.old = old;
    this.new = new_;
    this.schemas = new SchemaComparer(
      new SchemaViews(new SchemaNodes(old)),
      new SchemaViews(new SchemaNodes(new_)),
    );
  }

  /** Reports a change of one operation, or of the contract. */
  report(rule: Rule, place: Place, message: string, operation?: string): void {
    this.#found.push({ rule, place, message, operations: operation === undefined ? [] : [operation] });
  }

  /** Compares the schemas at a keyword of two objects. */
  compareSchemas({ before, after }: Pair, direction: Direction, operation: string, keyword = 'schema'): void {
    const [one, other] = [
      this.schemas.old.nodes.use(before, keyword),
      this.schemas.new.nodes.use(after, keyword),
    ];
    const root = this.schemas.compare(one, other, direction, after.pointer);
    this.#roots.set(root, (this.#roots.get(root) ?? new Set()).add(operation));
  }

  /** Returns everything that was found. A schema that many operations share is reported once. */
  changes(): FoundChange[] {
    const merged = new Map<string, { change: FoundChange; operations: Set<string> }>();
    for (const change of [...this.#found, ...this.#schemaChanges()]) {
      const { rule, place, message } = change;
      const key = [rule, place.document, place.pointer, message].join('\n');
      const entry = merged.get(key) ?? { change, operations: new Set() };
      for (const operation of change.operations) entry.operations.add(operation);
      merged.set(key, entry);
    }
    return [...merged.values()].map(({ change, operations }) => ({ ...change, operations: [...operations] }));
  }

  #schemaChanges(): FoundChange[] {
    const parents = new Map<SchemaComparison, SchemaComparison[]>();
    const seen = new Set(this.#roots.keys());
    for (const comparison of seen) {
      for (const child of comparison.children) {
        const known = parents.get(child);
        if (known) known.push(comparison);
        else parents.set(child, [comparison]);
        seen.add(child);
      }
    }
    return [...seen].flatMap((comparison) => {
      if (comparison.findings.length === 0) return [];
      const operations = this.#operationsAbove(comparison, parents);
      return comparison.findings.map((finding) => ({ ...finding, operations }));
    });
  }

  #operationsAbove(
    comparison: SchemaComparison,
    parents: ReadonlyMap<SchemaComparison, readonly SchemaComparison[]>,
  ): string[] {
    const above = new Set([comparison]);
    for (const next of above) for (const parent of parents.get(next) ?? []) above.add(parent);
    return [...new Set([...above].flatMap((next) => [...(this.#roots.get(next) ?? [])]))];
  }
}

export function inOld({ pointer }: Located): Place {
  return { document: 'old', pointer };
}

export function inNew({ pointer }: Located): Place {
  return { document: 'new', pointer };
}

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

export function documentRoot(document: OpenApiDocument): Located {
  return { value: document.root, pointer: '' };
}
