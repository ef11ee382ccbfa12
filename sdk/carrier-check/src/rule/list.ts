import { notOfferedStatuses } from '../protocol.ts';
import type { CheckSession } from '../session.ts';
import { demand, NotChecked, NotOffered, RuleBroken } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

interface ListedRow {
  readonly reference: string;
  readonly state: string;
  readonly booked_at: string;
}

/** Both clocks may differ by 5 minutes. */
const earlierMs = 6 * 60_000;
const maxPages = 200;

/** Reads every page. */
async function listSince(session: CheckSession, since: string): Promise<readonly ListedRow[]> {
  const rows: ListedRow[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const query = new URLSearchParams({ booked_since: since, ...(cursor === null ? {} : { cursor }) });
    const answer = await session.get(`/bookings?${query}`);
    if (page === 0 && notOfferedStatuses.has(answer.status))
      throw new NotOffered(`the gateway answers ${answer.status}`);
    const { bookings, next_cursor: next } = (answer.json ?? {}) as Record<string, unknown>;
    demand(answer.status === 200 && Array.isArray(bookings), answer, '200 with a page of bookings');
    rows.push(...(bookings as ListedRow[]));
    if (typeof next !== 'string') return rows;
    cursor = next;
  }
  throw new NotChecked(`more than ${maxPages} pages of bookings since ${since}`);
}

function demandOrder(rows: readonly ListedRow[]): void {
  for (const [index, { booked_at: at }] of rows.entries()) {
    const before = rows[index - 1]?.booked_at ?? at;
    if (Date.parse(before) > Date.parse(at))
      throw new RuleBroken(`a booking of ${at} after one of ${before}`, 'the oldest booking first');
  }
}

function demandOnce(rows: readonly ListedRow[], known: ReadonlyMap<string, string>): void {
  for (const [reference, state] of known) {
    const found = rows.filter((row) => row.reference === reference);
    const isRight = found.length === 1 && found[0]?.state === state;
    if (!isRight)
      throw new RuleBroken(
        `the booking ${reference} ${found.length} times${found[0] ? ` with the state ${found[0].state}` : ''}`,
        `once, with the state ${state}`,
      );
  }
}

export const listRules: RuleChecks = {
  list: {
    needs: ['cancel'],
    async check(session) {
      const { known, startedAt } = session.context;
      await session.book();
      await session.bookCancelled();
      const { reference: last } = await session.book();
      const rows = await listSince(session, new Date(startedAt.getTime() - earlierMs).toISOString());
      demandOnce(rows, known);
      demandOrder(rows);
      const since = rows.find(({ reference }) => reference === last)?.booked_at ?? '';
      const later = await listSince(session, since);
      const early = later.find(({ booked_at: at }) => Date.parse(at) < Date.parse(since));
      if (early)
        throw new RuleBroken(`a booking of ${early.booked_at} in the list since ${since}`, 'no earlier one');
      demandOnce(later, new Map([[last, 'booked']]));
    },
  },
};
