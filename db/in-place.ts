/**
 * What a statement found of several that were asked for, each where it was asked for.
 * @param rows each with its `place`, from 1, as `with ordinality` counts
 */
export function inPlace<Row extends { readonly place: number }, Output>(
  count: number,
  rows: readonly Row[],
  read: (row: Row) => Output,
): (Output | undefined)[] {
  const outputs = new Array<Output | undefined>(count).fill(undefined);
  for (const row of rows) outputs[row.place - 1] = read(row);
  return outputs;
}
