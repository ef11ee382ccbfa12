import { type ContractChange, compareContracts } from './compare-contracts.ts';
import type { ReadContract } from './read-contract.ts';
import type { Rule } from './rules.ts';
import { type Impact, nextVersion } from './version.ts';

/** A change with the line of its place. */
export interface ReportedChange extends ContractChange {
  /** From 1; undefined if the place has no line of its own. */
  readonly line: number | undefined;
}

/** The result of a comparison, as every output format reads it. */
export interface Report {
  readonly old: { readonly name: string; readonly version: string };
  readonly new: { readonly name: string; readonly version: string };
  readonly impact: Impact;
  /** Lowest version that may follow; undefined if the old version is not three numbers. */
  readonly lowestVersion: string | undefined;
  readonly changes: readonly ReportedChange[];
}

/** Compares two contracts. @throws {Unreadable} if one of them cannot be compared */
export function reportOn(old: ReadContract, new_: ReadContract, ignored?: ReadonlySet<Rule>): Report {
  const { impact, changes } = compareContracts(old.document, new_.document, ignored);
  const linesIn = (document: 'old' | 'new') => {
    const places = changes.filter(({ place }) => place.document === document);
    return (document === 'old' ? old : new_).linesOf(new Set(places.map(({ place }) => place.pointer)));
  };
  const lines = { old: linesIn('old'), new: linesIn('new') };
  const { version } = old.document;
  return {
    old: { name: old.document.name, version },
    new: { name: new_.document.name, version: new_.document.version },
    impact,
    lowestVersion: /^\d+\.\d+\.\d+$/.test(version) ? nextVersion(version, impact) : undefined,
    changes: changes.map((change) => ({
      ...change,
      line: lines[change.place.document].get(change.place.pointer),
    })),
  };
}
