/** Values of `reference_no` that control the sandbox (contract: Sandbox). Those with a comment are for tests of this service. */
export const sandboxReferences = [
  'SANDBOX-REJECT',
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  /** Nothing is booked; dispatch and look-up never give a result. */
  'SANDBOX-SILENT',
  /** Every dispatch fails with a 500; nothing is booked. */
  'SANDBOX-ERROR',
  /** Booked, but the response is unreadable. */
  'SANDBOX-UNREADABLE',
  /** Booked after a delay. */
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-REFUSED',
  /** The first cancel takes effect, but its response is lost. */
  'SANDBOX-CANCEL-DROP',
  'SANDBOX-LABEL-LATE',
  'SANDBOX-LABEL-BROKEN',
  'SANDBOX-LABEL-FAILED',
  'SANDBOX-POD',
  'SANDBOX-RETURN',
  'SANDBOX-EXCEPTION',
  'SANDBOX-LOST',
  'SANDBOX-CUSTOMS',
] as const;

export type SandboxReference = (typeof sandboxReferences)[number];

/** Without effect in production: they block a connection or leave an order undecided. */
const faults: ReadonlySet<SandboxReference> = new Set([
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  'SANDBOX-SILENT',
  'SANDBOX-ERROR',
  'SANDBOX-UNREADABLE',
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-DROP',
] as const);

/** Returns the sandbox reference; null for any other text, and for a fault if those aren't allowed. */
export function readSandboxReference(
  reference: string | null,
  { allowFaults }: { readonly allowFaults: boolean },
): SandboxReference | null {
  const known = sandboxReferences.find((candidate) => candidate === reference);
  return known && (allowFaults || !faults.has(known)) ? known : null;
}

export const lateLabelSeconds = 10;
