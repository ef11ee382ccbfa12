import type { Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import type { SandboxBookingTable } from '../../table/shipment/sandbox-booking.ts';

type Row = Selectable<SandboxBookingTable>;

export interface SandboxBookingRow
  extends Pick<Row, 'waybill_number' | 'magic' | 'state' | 'dispatch_count'> {
  readonly age_seconds: number;
}

/** A booking that is dated in the future, as the clock was set back since, is an old one. */
const columns = `waybill_number, magic, state, dispatch_count,
  case when booked_at > sampan_clock() then 1e9 else extract(epoch from sampan_clock() - booked_at) end::float8 as age_seconds`;

/**
 * A booking that a crash of the server takes away was never confirmed: whoever confirms it commits later, and waits
 * for the disk then, up to there.
 */
const fast = "with fast as (select set_config('synchronous_commit', 'off', true))";

/**
 * Books a reference, or counts one more dispatch of it. `unheard`: the first dispatch is lost on its way; so is every
 * one of a booking whose magic is `silent`.
 */
export async function bookInSandbox(
  db: Db,
  booking: Pick<Row, 'reference' | 'waybill_number' | 'magic'> & {
    readonly unheard: boolean;
    readonly silent: string;
  },
): Promise<SandboxBookingRow> {
  const { rows } = await db.pool.query<SandboxBookingRow>({
    name: 'book_in_sandbox',
    text: `${fast}
      insert into sandbox_booking as booking (reference, waybill_number, magic, state, dispatch_count, booked_at)
      select $1, $2, $3, case when $4 then 'unheard' else 'booked' end, case when $4 then 0 else 1 end, sampan_clock()
      from fast
      on conflict (reference) do update set dispatch_count = booking.dispatch_count + 1,
        state = case when booking.state = 'unheard' and booking.magic is distinct from $5 then 'booked'
          else booking.state end
      returning ${columns}`,
    values: [booking.reference, booking.waybill_number, booking.magic, booking.unheard, booking.silent],
  });
  return one(rows);
}

export async function findInSandbox(db: Db, reference: string): Promise<SandboxBookingRow | undefined> {
  const { rows } = await db.pool.query<SandboxBookingRow>({
    name: 'find_in_sandbox',
    text: `select ${columns} from sandbox_booking where reference = $1`,
    values: [reference],
  });
  return rows[0];
}

/** Cancels a booking, unless its magic is `keep`. Answers it as it was before; undefined when there is none. */
export async function cancelInSandbox(
  db: Db,
  reference: string,
  keep: string,
): Promise<SandboxBookingRow | undefined> {
  const { rows } = await db.pool.query<SandboxBookingRow>({
    name: 'cancel_in_sandbox',
    text: `${fast}, before as (
        select ${columns} from fast, sandbox_booking where reference = $1 for update of sandbox_booking
      ), after as (
        update sandbox_booking set state = 'cancelled', cancelled_at = sampan_clock()
        from before
        where reference = $1 and before.state = 'booked' and before.magic is distinct from $2
      )
      select * from before`,
    values: [reference, keep],
  });
  return rows[0];
}

function one<Value>(rows: readonly Value[]): Value {
  const [row] = rows;
  if (row === undefined) throw new Error('the statement answered no row');
  return row;
}
