/**
 * Values of `reference_no` that control the sandbox carrier and the gateway simulator (contract: createShipment,
 * Sandbox references).
 */
export const magicReferences = [
  /** The carrier rejects the order. */
  'SANDBOX-REJECT',
  /** Booked, but the response is lost. */
  'SANDBOX-DROP',
  /** The first dispatch books nothing and gets no response; the second one books. */
  'SANDBOX-TIMEOUT',
  /** Nothing is booked; dispatch and look-up never give a result. */
  'SANDBOX-SILENT',
  /** Every dispatch fails with a 500; nothing is booked. */
  'SANDBOX-ERROR',
  /** Booked, but the response is unreadable. */
  'SANDBOX-UNREADABLE',
  /** Booked after a delay. */
  'SANDBOX-SLOW',
  /** The carrier refuses the cancel: the parcel is picked up. */
  'SANDBOX-CANCEL-REFUSED',
  /** The first cancel takes effect, but its response is lost. */
  'SANDBOX-CANCEL-DROP',
  /** The label is ready after `lateLabelSeconds`. */
  'SANDBOX-LABEL-LATE',
  /** The label exists but can't be downloaded. */
  'SANDBOX-LABEL-BROKEN',
  /** The label fails for good. */
  'SANDBOX-LABEL-FAILED',
  /** A doorstep photo exists. */
  'SANDBOX-POD',
  /** Test feed: refused by the recipient and returned. */
  'SANDBOX-RETURN',
  /** Test feed: address query. */
  'SANDBOX-EXCEPTION',
  /** Test feed: lost in the destination country. */
  'SANDBOX-LOST',
  /** Test feed: held by customs, then cleared. */
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
