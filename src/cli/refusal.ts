/** Why a command was not carried out: one line that names the argument or setting and what would be right. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The command was interrupted by a signal; there is nothing to say about it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
