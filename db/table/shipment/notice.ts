/** A carrier's notice (gateway.openapi.json). */
export type Notice = CheckpointNotice | LastMileNotice | FinalFeeNotice | ProofOfDeliveryNotice | LabelNotice;

interface NoticeBase {
  /** The carrier's id of the notice; deduplicates. */
  readonly event_id: string;
  /** Our tracking number. Either this or `waybill_number` is set. */
  readonly reference?: string | null;
  readonly waybill_number?: string | null;
}

export interface CheckpointNotice extends NoticeBase {
  readonly type: 'checkpoint';
  readonly occurred_at: string;
  readonly code: string;
  readonly location?: string | null;
  readonly eta?: string | null;
}

export interface LastMileNotice extends NoticeBase {
  readonly type: 'last_mile';
  readonly occurred_at: string;
  readonly last_mile_tracking_number: string;
}

export interface FinalFeeNotice extends NoticeBase {
  readonly type: 'final_fee';
  readonly charged_hkd: number;
  readonly chargeable_weight_kg: number;
}

export interface ProofOfDeliveryNotice extends NoticeBase {
  readonly type: 'proof_of_delivery';
}

export interface LabelNotice extends NoticeBase {
  readonly type: 'label';
  readonly label: 'ready' | 'failed';
}
