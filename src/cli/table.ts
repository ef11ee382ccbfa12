import { printableLine } from '../terminal.ts';

/** Formats rows under a heading, in columns two spaces apart. Put free text in the last column, which is not padded. */
export function formatTable(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  // Escape before measuring, so that the columns stay aligned.
  const all = [heading, ...rows].map((row) => row.map(printableLine));
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
