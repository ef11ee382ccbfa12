/** Everything that is wrong with a contract, all at once: the generator refuses it and says how to mend each problem. */
export class ContractError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`openapi.json is refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContractError';
    this.problems = problems;
  }
}
