/** Returns rows in request order by their `place`, from 1; undefined where a row is missing. */
export function rowsInRequestOrder<Row extends { readonly place: number }, Output>(
  count: number,
  rows: readonly Row[],
  read: (row: Row) => Output,
): (Output | undefined)[] {
  const outputs = new Array<Output | undefined>(count).fill(undefined);
  for (const row of rows) outputs[row.place - 1] = read(row);
  return outputs;
}
