import type { CheckpointNotice } from '../../../db/table/shipment/notice.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { feedTime } from '../feed-time.ts';
import { meaningOf } from './index.ts';

/** Drops the carrier's own text, because it may hold personal data. Shows an unmapped code as it is. */
export function carrierCheckpoint(carrierCode: string, notice: CheckpointNotice): Checkpoint {
  const { event_id, occurred_at, code, location, eta } = notice;
  const meaning = meaningOf(carrierCode, code);
  return {
    carrierEventId: event_id,
    occurredAt: feedTime(new Date(occurred_at)),
    status: meaning?.status ?? null,
    subStatus: meaning?.subStatus ?? null,
    description: meaning?.description ?? `Carrier status: ${code}`,
    location: location ?? null,
    carrierStatus: code,
    ...(eta === undefined ? {} : { eta: eta && feedTime(new Date(eta)) }),
  };
}
