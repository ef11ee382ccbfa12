import { compareErrorCodes } from './compare-extensions.ts';
import { compareSchemaNames } from './compare-names.ts';
import { comparePaths, compareWebhooks } from './compare-operations.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { ComparisonRun, type FoundChange } from './comparison-run.ts';
import { fingerprint, isObject, type JsonObject } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import { placeName } from './place-name.ts';
import { changeRules, type Rule } from './rules.ts';
import { greatest, type Impact, impacts } from './version.ts';

/** A change of the contract. */
export interface ContractChange extends FoundChange {
  readonly impact: Exclude<Impact, 'none'>;
  /** The place as a reader would call it, such as `Parcel.weight_kg` or `GET /parcels 200`. */
  readonly name: string;
}

interface ContractChanges {
  readonly impact: Impact;
  /** Breaking changes first, then by place. */
  readonly changes: readonly ContractChange[];
}

/**
 * Compares two contracts from a client's point of view (docs/design/contract-diff.md). Rules in `ignored` are left out.
 * @throws {Unreadable} if a reference cannot be followed, or a document is too large
 */
export function compareContracts(
  old: OpenApiDocument,
  new_: OpenApiDocument,
  ignored: ReadonlySet<Rule> = new Set(),
): ContractChanges {
  const run = new ComparisonRun(old, new_);
  comparePaths(run);
  compareWebhooks(run);
  compareSecuritySchemes(run);
  compareErrorCodes(run);
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
        impact: changeRules[change.rule].impact,
        name: placeName(document, change.place.pointer) || (change.operations[0] ?? ''),
      };
    })
    .sort(byImpact);
  return { impact: greatest(changes.map(({ impact }) => impact)), changes };
}

function byImpact(one: ContractChange, other: ContractChange): number {
  const difference = impacts.indexOf(other.impact) - impacts.indexOf(one.impact);
  if (difference !== 0) return difference;
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function withoutVersion(root: JsonObject): unknown {
  return isObject(root.info) ? { ...root, info: { ...root.info, version: '' } } : root;
}
