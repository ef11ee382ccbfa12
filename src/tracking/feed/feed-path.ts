import type { MagicReference } from '../../shipment/magic-reference.ts';

/** One step of test mode's feed: what the sandbox carrier reports, and where. */
export interface FeedStep {
  /** As in sandboxCodes. */
  readonly code: string;
  readonly at: 'Hong Kong' | 'destination';
  /** The parcel gets its last-mile number. */
  readonly lastMile?: true;
}

const home = (code: string): FeedStep => ({ code, at: 'Hong Kong' });
const away = (code: string): FeedStep => ({ code, at: 'destination' });
const handover: FeedStep = { code: 'HLM', at: 'destination', lastMile: true };

const start = [home('PU'), home('DEP'), away('ARR')];
const end = [handover, away('OFD'), away('DLV')];

const happyPath = [home('PU'), home('EXC'), home('DEP'), away('ARR'), away('CLR'), ...end];

/** The paths that a `reference_no` asks for (contract: createShipment, Sandbox references); every other one is happy. */
const magicPaths: Partial<Readonly<Record<MagicReference, readonly FeedStep[]>>> = {
  'SANDBOX-RETURN': [...start, handover, away('OFD'), away('REF'), away('RTN'), home('RTD')],
  'SANDBOX-EXCEPTION': [...start, handover, away('ADQ'), away('OFD'), away('DLV')],
  'SANDBOX-LOST': [...start, away('LST')],
  'SANDBOX-CUSTOMS': [...start, away('IMC'), away('HLD'), away('CLR'), ...end],
};

/** The steps that a test shipment goes through, by its `reference_no`. */
export function feedPathOf(referenceNo: string | null): readonly FeedStep[] {
  return magicPaths[referenceNo as MagicReference] ?? happyPath;
}
