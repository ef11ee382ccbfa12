import type { PrepayFlag } from '../../../db/table/catalog/surcharge.ts';
import { asciiUpper } from '../../ascii-case.ts';
import type { Catalog } from '../../catalog/catalog.ts';

/** Request flags that select a surcharge, as its code does. */
export type SelectionFlags = { readonly [Flag in PrepayFlag]?: boolean | undefined };

export interface Selection {
  /** Catalogue codes without repeats, in the order of selection; flags come last. */
  readonly codes: readonly string[];
  /** Path in the body where each code was first selected. */
  readonly paths: ReadonlyMap<string, readonly (string | number)[]>;
  /** Entries that are not optional surcharges. */
  readonly unknown: readonly { readonly index: number; readonly code: string }[];
}

/** Reads surcharge codes, ignoring ASCII case, and flags. `field` is the array's name in the body. */
export function readSelection(
  catalog: Catalog,
  field: string,
  codes: readonly string[],
  flags: SelectionFlags,
): Selection {
  const paths = new Map<string, readonly (string | number)[]>();
  const unknown: { index: number; code: string }[] = [];
  codes.forEach((written, index) => {
    const code = asciiUpper(written);
    if (catalog.surcharges.get(code)?.activation !== 'opt_in') unknown.push({ index, code: written });
    else if (!paths.has(code)) paths.set(code, [field, index]);
  });
  for (const surcharge of catalog.surcharges.values()) {
    const { flag, code } = surcharge;
    if (flag !== null && flags[flag] === true && !paths.has(code)) paths.set(code, [flag]);
  }
  return { codes: [...paths.keys()], paths, unknown };
}

/** Returns the path where a flag's surcharge is selected, by the flag or its code; null if it isn't. */
export function flagPath(
  catalog: Catalog,
  selection: Selection,
  flag: PrepayFlag,
): readonly (string | number)[] | null {
  for (const [code, path] of selection.paths) {
    if (catalog.surcharges.get(code)?.flag === flag) return path;
  }
  return null;
}
