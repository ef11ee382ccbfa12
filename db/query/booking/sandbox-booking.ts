import type { Selectable } from 'kysely';
import type { Db } from '../../client.ts';
import { createPoolBatcher, statement } from '../../statement.ts';
import type { SandboxBookingTable } from '../../table/shipment.ts';

type Row = Selectable<SandboxBookingTable>;

export interface SandboxBookingRow
  extends Pick<Row, 'waybill_number' | 'sandbox_reference' | 'state' | 'dispatch_count'> {
  readonly age_seconds: number;
}

/** A booking dated in the future (the clock was set back) counts as old. */
const columns = `waybill_number, sandbox_reference, state, dispatch_count,
  case when booked_at > sampan_clock() then 1e9 else extract(epoch from sampan_clock() - booked_at) end::float8 as age_seconds`;

/** Commits asynchronously. The booking is confirmed by a later commit, which flushes this one too. */
const fast = "with fast as (select set_config('synchronous_commit', 'off', true))";

// Raw and prepared: runs for every test booking, in the order of the references, so that groups of several processes
// don't deadlock; only the sandbox commits asynchronously.
const book = statement<SandboxBookingRow & { readonly reference: string }>()({
  name: 'book_in_sandbox',
  parameters: ['references', 'waybillNumbers', 'sandboxReferences', 'unheard', 'silent'],
  text: (p) => `${fast}
      insert into sandbox_booking as booking (reference, waybill_number, sandbox_reference, state, dispatch_count, booked_at)
      select reference, waybill_number, sandbox_reference, case when unheard then 'unheard' else 'booked' end, case when unheard then 0 else 1 end, sampan_clock()
      from fast, unnest(${p.references}::text[], ${p.waybillNumbers}::text[], ${p.sandboxReferences}::text[], ${p.unheard}::boolean[])
        as input (reference, waybill_number, sandbox_reference, unheard)
      order by reference
      on conflict (reference) do update set dispatch_count = booking.dispatch_count + 1,
        state = case when booking.state = 'unheard' and booking.sandbox_reference is distinct from ${p.silent} then 'booked'
          else booking.state end
      returning reference, ${columns}`,
});

interface SandboxBookingInput extends Pick<Row, 'reference' | 'waybill_number' | 'sandbox_reference'> {
  readonly unheard: boolean;
  readonly silent: string;
}

const bookInGroups = createPoolBatcher(32, async (pool, bookings: readonly SandboxBookingInput[]) => {
  const { rows } = await book.run(pool, {
    references: bookings.map(({ reference }) => reference),
    waybillNumbers: bookings.map(({ waybill_number }) => waybill_number),
    sandboxReferences: bookings.map(({ sandbox_reference }) => sandbox_reference),
    unheard: bookings.map(({ unheard }) => unheard),
    silent: bookings[0]?.silent ?? null,
  });
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  return bookings.map(({ reference }) => byReference.get(reference));
});

/** Books a reference, or counts another dispatch. `unheard`: the first dispatch is lost; with `silent`, every one. */
export async function bookInSandbox({ pool }: Db, booking: SandboxBookingInput): Promise<SandboxBookingRow> {
  const row = await bookInGroups(pool, booking);
  if (!row) throw new Error('book_in_sandbox returned no row for a reference');
  return row;
}

// Raw and prepared: shares its columns with the other two.
const find = statement<SandboxBookingRow>()({
  name: 'find_in_sandbox',
  parameters: ['reference'],
  text: (p) => `select ${columns} from sandbox_booking where reference = ${p.reference}`,
});

export async function findInSandbox(db: Db, reference: string): Promise<SandboxBookingRow | undefined> {
  const { rows } = await find.run(db.pool, { reference });
  return rows[0];
}

// Raw and prepared: returns the locked row before the update.
const cancel = statement<SandboxBookingRow>()({
  name: 'cancel_in_sandbox',
  parameters: ['reference', 'keep'],
  text: (p) => `${fast}, before as (
        select ${columns} from fast, sandbox_booking where reference = ${p.reference} for update of sandbox_booking
      ), after as (
        update sandbox_booking set state = 'cancelled', cancelled_at = sampan_clock()
        from before
        where reference = ${p.reference} and before.state = 'booked' and before.sandbox_reference is distinct from ${p.keep}
      )
      select * from before`,
});

/** Cancels a booking unless its sandbox reference is `keep`. Returns the row before the change; undefined if there is none. */
export async function cancelInSandbox(
  db: Db,
  reference: string,
  keep: string,
): Promise<SandboxBookingRow | undefined> {
  const { rows } = await cancel.run(db.pool, { reference, keep });
  return rows[0];
}
