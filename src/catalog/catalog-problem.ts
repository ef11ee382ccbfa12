import { printableLine } from '../terminal/printable-text.ts';

/** Something wrong in a catalogue's files, and what would be right. */
export interface CatalogProblem {
  file: string;
  /** 1 is the header; 0: the row is in no file, it was published before. */
  line: number;
  /** A header; empty when the whole row or file is meant. */
  column: string;
  message: string;
}

/** The problem as one line: `rate_bracket.csv:14:base_hkd: -3 is negative; must be …`. */
export function formatProblem(problem: CatalogProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== '' && part !== 0);
  const message = printableLine(problem.message);
  return `${place.join(':')}: ${problem.line === 0 ? 'as published before, ' : ''}${message}`;
}

/** A catalogue was refused: nothing of it was written. */
export class CatalogRefused extends Error {
  readonly problems: readonly CatalogProblem[];

  constructor(problems: readonly CatalogProblem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(
      [`the catalogue has ${count}; nothing was written`, ...problems.map((one) => formatProblem(one))].join(
        '\n',
      ),
    );
    this.name = 'CatalogRefused';
    this.problems = problems;
  }
}
