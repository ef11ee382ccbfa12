export class ContractError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`openapi.json is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContractError';
    this.problems = problems;
  }
}
