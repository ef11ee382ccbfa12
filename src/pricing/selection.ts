import type { PrepayFlag } from '../../db/table/catalog/surcharge.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { asciiUpper } from '../text/ascii-case.ts';

export type SelectionFlags = { readonly [Flag in PrepayFlag]?: boolean | undefined };

export interface Selection {
  /** In the order of selection; flags come last. */
  readonly codes: readonly string[];
  readonly paths: ReadonlyMap<string, readonly (string | number)[]>;
  readonly unknown: readonly { readonly index: number; readonly code: string }[];
}

/** Reads surcharge codes, ignoring ASCII case, and flags. */
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

/** Returns where a flag's surcharge is selected, by the flag or by its code; else null. */
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
