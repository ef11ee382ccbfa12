import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FuzzRequest, toCurl } from './request.ts';

/** A fault of the service and the number of its occurrences. */
export interface FuzzFinding {
  readonly operation: string;
  readonly problem: string;
  readonly scenario: number;
  readonly seed: number;
  readonly request: FuzzRequest;
  count: number;
}

/** Findings of a run with the shortest request of each, written to a folder. */
export class FindingLog {
  readonly #found = new Map<string, FuzzFinding>();
  readonly #folder: string;
  readonly #rootUrl: string;

  constructor(folder: string, rootUrl: string, earlier: readonly FuzzFinding[] = []) {
    this.#folder = folder;
    this.#rootUrl = rootUrl;
    for (const finding of earlier) this.#found.set(keyOf(finding), finding);
  }

  get all(): readonly FuzzFinding[] {
    return [...this.#found.values()];
  }

  /** Returns whether the finding is new, or has a shorter request. */
  isBetter(finding: FuzzFinding): boolean {
    const known = this.#found.get(keyOf(finding));
    return !known || length(finding.request) < length(known.request);
  }

  add(finding: FuzzFinding): void {
    const known = this.#found.get(keyOf(finding));
    const count = (known?.count ?? 0) + 1;
    const best = known && !this.isBetter(finding) ? known : finding;
    this.#found.set(keyOf(finding), { ...best, count });
    if (best === finding) this.#write();
  }

  #write(): void {
    mkdirSync(this.#folder, { recursive: true });
    const text = this.all
      .map(({ operation, problem, scenario, seed, request }) =>
        [
          `# ${operation}: ${problem}`,
          `# npm run fuzz -- --seed ${seed} --scenario ${scenario}`,
          `${toCurl(this.#rootUrl, request)}\n`,
        ].join('\n'),
      )
      .join('\n');
    writeFileSync(path.join(this.#folder, 'findings.sh'), text);
  }
}

const keyOf = ({ operation, problem }: FuzzFinding) => `${operation} ${problem.replaceAll(/\d{4,}/g, 'n')}`;
const length = ({ path: address, headers, body }: FuzzRequest) =>
  address.length + JSON.stringify(headers).length + (body?.length ?? 0);
