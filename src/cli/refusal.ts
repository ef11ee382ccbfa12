/** An expected failure. Its message is one line: the argument or setting, the problem, and how to correct it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A signal interrupted the command. Nothing is printed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
