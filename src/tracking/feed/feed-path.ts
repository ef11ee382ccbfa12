import type { SandboxReference } from '../../shipment/sandbox-reference.ts';

export interface FeedStep {
  readonly code: string;
  readonly at: 'Hong Kong' | 'destination';
  readonly lastMile?: true;
}

const home = (code: string): FeedStep => ({ code, at: 'Hong Kong' });
const away = (code: string): FeedStep => ({ code, at: 'destination' });
const handover: FeedStep = { code: 'HLM', at: 'destination', lastMile: true };

const start = [home('PU'), home('DEP'), away('ARR')];
const end = [handover, away('OFD'), away('DLV')];

const happyPath = [home('PU'), home('EXC'), home('DEP'), away('ARR'), away('CLR'), ...end];

/** Paths selected by `reference_no` (contract: Sandbox). */
const referencePaths: Partial<Readonly<Record<SandboxReference, readonly FeedStep[]>>> = {
  'SANDBOX-RETURN': [...start, handover, away('OFD'), away('REF'), away('RTN'), home('RTD')],
  'SANDBOX-EXCEPTION': [...start, handover, away('ADQ'), away('OFD'), away('DLV')],
  'SANDBOX-LOST': [...start, away('LST')],
  'SANDBOX-CUSTOMS': [...start, away('IMC'), away('HLD'), away('CLR'), ...end],
};

export function feedPathOf(referenceNo: string | null): readonly FeedStep[] {
  return referencePaths[referenceNo as SandboxReference] ?? happyPath;
}
