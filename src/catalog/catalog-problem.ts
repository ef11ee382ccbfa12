import { printableLine } from '../terminal/printable-text.ts';

export interface CatalogProblem {
  file: string;
  /** Line in the file; 1 is the header. 0: the row is not in the file, but in a published version. */
  line: number;
  /** Column header; empty for a problem of the whole row or file. */
  column: string;
  message: string;
}

/** Formats a problem as one line, such as `rate_bracket.csv:14:base_hkd: -3 is negative; must be …`. */
export function formatProblem(problem: CatalogProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== '' && part !== 0);
  const message = printableLine(problem.message);
  return `${place.join(':')}: ${problem.line === 0 ? 'in the published version, ' : ''}${message}`;
}

export class CatalogRefused extends Error {
  readonly problems: readonly CatalogProblem[];

  constructor(problems: readonly CatalogProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(
      [`The catalog has ${count}. Nothing was published.`, ...problems.map((one) => formatProblem(one))].join(
        '\n',
      ),
    );
    this.name = 'CatalogRefused';
    this.problems = problems;
  }
}

/** Another catalog was published since the comparison. Nothing was published. */
export class CatalogMoved extends Error {
  readonly liveId: number;

  constructor(liveId: number) {
    super(`The live catalog is now publication ${liveId}. Nothing was published.`);
    this.name = 'CatalogMoved';
    this.liveId = liveId;
  }
}
