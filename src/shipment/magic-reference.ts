/** Values of `reference_no` that control the sandbox (contract: createShipment, Sandbox references). */
export const magicReferences = [
  'SANDBOX-REJECT',
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  'SANDBOX-SILENT',
  'SANDBOX-ERROR',
  'SANDBOX-UNREADABLE',
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-REFUSED',
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

export type MagicReference = (typeof magicReferences)[number];

/** Without effect in production: they block a connection or leave an order undecided. */
const faults: ReadonlySet<MagicReference> = new Set([
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  'SANDBOX-SILENT',
  'SANDBOX-ERROR',
  'SANDBOX-UNREADABLE',
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-DROP',
] as const);

/** Returns the sandbox reference; null for any other text, and for a fault if those aren't allowed. */
export function readMagic(
  reference: string | null,
  { allowFaults }: { readonly allowFaults: boolean },
): MagicReference | null {
  const magic = magicReferences.find((candidate) => candidate === reference);
  return magic && (allowFaults || !faults.has(magic)) ? magic : null;
}

export const lateLabelSeconds = 10;
