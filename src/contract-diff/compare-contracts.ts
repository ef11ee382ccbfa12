import { compareCodes } from './compare-extensions.ts';
import { compareBasePaths, compareSchemaNames } from './compare-names.ts';
import { comparePaths, compareWebhooks } from './compare-operations.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { ComparisonRun, type FoundChange } from './comparison-run.ts';
import type { ContractDocument } from './contract-document.ts';
import { fingerprint, isObject, type JsonObject } from './json.ts';
import { placeName } from './place-name.ts';
import { type Rule, rules } from './rules.ts';
import { greatest, type Impact, impacts } from './version.ts';

/** A change of the contract. */
export interface Change extends FoundChange {
  readonly impact: Exclude<Impact, 'none'>;
  /** The place as a reader would call it, such as `Parcel.weight_kg` or `GET /parcels 200`. */
  readonly name: string;
}

export interface Comparison {
  readonly impact: Impact;
  /** Breaking changes first, then by place. */
  readonly changes: readonly Change[];
}

/**
 * Compares two contracts from a client's point of view (docs/design/contract-diff.md). Rules in `ignored` are left out.
 * @throws {Unreadable} if a reference cannot be followed, or a document is too large
 */
export function compareContracts(
  old: ContractDocument,
  new_: ContractDocument,
  ignored: ReadonlySet<Rule> = new Set(),
): Comparison {
  const run = new ComparisonRun(old, new_);
  comparePaths(run);
  compareWebhooks(run);
  compareSecuritySchemes(run);
  compareCodes(run);
  compareBasePaths(run);
  compareSchemaNames(run);
  const found = run.changes();
  const isSame = fingerprint(withoutVersion(old.root)) === fingerprint(withoutVersion(new_.root));
  if (found.length === 0 && !isSame) {
    const message = 'descriptions, examples or other parts that no rule compares changed';
    found.push({ rule: 'documentation', place: { document: 'new', pointer: '' }, message, operations: [] });
  }
  const changes = found
    .filter(({ rule }) => !ignored.has(rule))
    .map((change) => {
      const document = change.place.document === 'old' ? old : new_;
      return {
        ...change,
        impact: rules[change.rule].impact,
        name: placeName(document, change.place.pointer) || (change.operations[0] ?? ''),
      };
    })
    .sort(byImpact);
  return { impact: greatest(changes.map(({ impact }) => impact)), changes };
}

function byImpact(one: Change, other: Change): number {
  const difference = impacts.indexOf(other.impact) - impacts.indexOf(one.impact);
  if (difference !== 0) return difference;
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function withoutVersion(root: JsonObject): unknown {
  return isObject(root.info) ? { ...root, info: { ...root.info, version: '' } } : root;
}
