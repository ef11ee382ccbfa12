import type { TestDatabase } from '../store/database.ts';

/** The rows of a live shipment, in a form that can be compared as a whole. */
export interface ShipmentStory {
  readonly id: string;
  readonly visible: boolean;
  readonly status: string;
  readonly dispatch: string;
  readonly waybill: string | null;
  readonly totalCents: number;
  readonly hold: string;
  readonly heldCents: number;
  /** Types of wallet transactions, events and tracking events, in order. */
  readonly moves: readonly string[];
  readonly events: readonly string[];
  readonly checkpoints: readonly string[];
}

/** Returns an account's live shipments in booking order, including invisible ones. */
export async function storiesOf({ db }: TestDatabase, accountId: string): Promise<ShipmentStory[]> {
  const { rows } = await db.pool.query<ShipmentStory>(
    `select s.tracking_number as id, s.visible, s.status, s.dispatch_status as dispatch, s.waybill_number as waybill,
      s.total_cents as "totalCents", h.state as hold, h.amount_cents as "heldCents",
      array(select t.type::text from wallet_transaction t where t.tracking_number = s.tracking_number
        order by t.version) as moves,
      array(select e.type from event e where e.tracking_number = s.tracking_number order by e.position) as events,
      array(select t.status from tracking_event t where t.tracking_number = s.tracking_number order by t.sequence)
        as checkpoints
    from shipment s left join hold h on h.tracking_number = s.tracking_number
    where s.account_id = $1 and s.livemode order by s.created_at, s.tracking_number`,
    [accountId],
  );
  return rows;
}

const booked = {
  visible: true,
  status: 'label_created',
  dispatch: 'accepted',
  hold: 'pending',
  moves: ['hold'],
  events: ['shipment.created'],
  checkpoints: ['label_created'],
} as const;

/** The expected story if each effect happened once. */
export const storyOf = {
  booked,
  cancelled: {
    ...booked,
    status: 'cancelled',
    hold: 'voided',
    moves: ['hold', 'void'],
    events: ['shipment.created', 'shipment.cancelled'],
    checkpoints: ['label_created', 'cancelled'],
  },
  settled: {
    ...booked,
    hold: 'posted',
    moves: ['hold', 'post'],
    events: ['shipment.created', 'shipment.billing_settled'],
  },
} as const satisfies Record<string, Partial<ShipmentStory>>;
