import type { ContractRule, DocumentPath, Problem } from './check.ts';

/** Every column of a table in a description has a name, because screen readers announce it with each cell. */
export const tables: ContractRule = (document) => problemsIn(document, []);

function problemsIn(value: unknown, at: DocumentPath): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'description' && typeof part === 'string'
      ? unnamedColumns(part).map((head) => ({
          at,
          message: `${[...at, key].join(' ')}: the table "${head}" has a column without a name; name it`,
        }))
      : problemsIn(part, [...at, key]),
  );
}

/** Returns the head of each table that has an empty cell in it. */
function unnamedColumns(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => {
    const isHead = /^\|(\s*:?-+:?\s*\|)+$/.test(lines[index + 1] ?? '');
    const cells = line.slice(1, -1).split('|');
    return isHead && cells.some((cell) => cell.trim() === '');
  });
}
