/** Values of `reference_no` that make the sandbox carrier, and the gateway's simulator, behave (contract: createShipment, Sandbox references). */
export const magicReferences = [
  /** The carrier's rules refuse the order. */
  'SANDBOX-REJECT',
  /** Booked, then the answer is lost. */
  'SANDBOX-DROP',
  /** The first dispatch books nothing and is never answered; the next one books. */
  'SANDBOX-TIMEOUT',
  /** Nothing is booked, and neither dispatch nor look-up ever says so. */
  'SANDBOX-SILENT',
  /** Every dispatch fails inside the carrier; nothing is booked. */
  'SANDBOX-ERROR',
  /** Booked, and the answer can't be read. */
  'SANDBOX-UNREADABLE',
  /** Booked, after some seconds. */
  'SANDBOX-SLOW',
  /** The carrier has picked the parcel up and keeps the booking. */
  'SANDBOX-CANCEL-REFUSED',
  /** The first cancellation takes effect and its answer is lost. */
  'SANDBOX-CANCEL-DROP',
  /** The label is made some seconds after the booking. */
  'SANDBOX-LABEL-LATE',
  /** The label exists and can't be fetched. */
  'SANDBOX-LABEL-BROKEN',
  /** The label will never be made. */
  'SANDBOX-LABEL-FAILED',
  /** There is a doorstep photo. */
  'SANDBOX-POD',
  /** Test mode's feed: refused at the door and returned. */
  'SANDBOX-RETURN',
  /** Test mode's feed: an address query on the way. */
  'SANDBOX-EXCEPTION',
  /** Test mode's feed: lost in the destination country. */
  'SANDBOX-LOST',
  /** Test mode's feed: held by customs, then cleared. */
  'SANDBOX-CUSTOMS',
] as const;

export type MagicReference = (typeof magicReferences)[number];

/** These tie up a connection or leave an order undecided: in production they are references like any other. */
const faults: ReadonlySet<MagicReference> = new Set([
  'SANDBOX-DROP',
  'SANDBOX-TIMEOUT',
  'SANDBOX-SILENT',
  'SANDBOX-ERROR',
  'SANDBOX-UNREADABLE',
  'SANDBOX-SLOW',
  'SANDBOX-CANCEL-DROP',
] as const);

/** The magic that a reference asks for; null for an ordinary one, and for a fault where those aren't allowed. */
export function readMagic(
  reference: string | null,
  { allowFaults }: { readonly allowFaults: boolean },
): MagicReference | null {
  const magic = magicReferences.find((candidate) => candidate === reference);
  return magic && (allowFaults || !faults.has(magic)) ? magic : null;
}

/** How long the label of SANDBOX-LABEL-LATE takes. */
export const lateLabelSeconds = 10;
