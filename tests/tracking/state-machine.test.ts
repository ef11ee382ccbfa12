import { describe, expect, it } from '@jest/globals';
import { isTerminal } from '../../db/table/shipment.ts';
import { mayFollow, type Status, statusAfter, statuses } from '../../src/tracking/status.ts';

/**
 * Each current status (rows) × each incoming status (columns, in the same order): `x` changes, `t` changes
 * unless the checkpoint is older than the current one, `.` does not change.
 */
const table = `
  label_created         . x x x x x x x x . x
  picked_up             . . x x x x x x x . x
  in_transit            . . . t t t t x x . x
  out_for_delivery      . . t . t t t x x . x
  available_for_pickup  . . t t . t t x x . x
  delivery_failed       . . t t t . t x x . x
  exception             . . t t t t . x x . x
  returning             . . . . . . . . x . x
  delivered             . . . . . . . . . . .
  cancelled             . . . . . . . . . . .
  returned              . . . . . . . . . . .`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const order = rows.map(([name]) => name as Status);
const cases = rows.flatMap(([current, ...marks]) =>
  marks.map((mark, column) => ({ current: current as Status, incoming: order[column] as Status, mark })),
);

const noon = '2026-11-21T12:00:00.000000Z';
const before = '2026-11-21T11:59:59.999999Z';
const after = '2026-11-21T12:00:00.000001Z';
const arrive = (current: Status, incoming: Status, occurredAt: string) =>
  statusAfter({ status: current, occurredAt: noon }, { status: incoming, occurredAt });

describe('a shipment', () => {
  it('has eleven statuses, each with a row and a column', () => {
    expect(order).toEqual(statuses);
    expect(cases).toHaveLength(121);
  });

  it.each(cases)('with status $current gets a checkpoint $incoming: $mark', ({ current, incoming, mark }) => {
    expect(arrive(current, incoming, after)).toBe(mark === '.' ? current : incoming);
    expect(arrive(current, incoming, noon)).toBe(mark === '.' ? current : incoming);
    expect(arrive(current, incoming, before)).toBe(mark === 'x' ? incoming : current);
    expect(mayFollow(current, incoming)).toBe(mark !== '.');
  });

  it('is final once it is delivered, cancelled or returned, and not before', () => {
    expect(statuses.filter(isTerminal)).toEqual(['delivered', 'cancelled', 'returned']);
    expect(isTerminal('constructor')).toBe(false);
  });

  it('has the same final status for any order of its checkpoints', () => {
    const story: [Status, string][] = [
      ['picked_up', '01'],
      ['in_transit', '02'],
      ['out_for_delivery', '03'],
      ['delivery_failed', '04'],
      ['in_transit', '05'],
      ['exception', '06'],
      ['out_for_delivery', '07'],
    ];
    const checkpoints = story.map(([status, second]) => ({
      status,
      occurredAt: `2026-11-21T12:00:${second}.000000Z`,
    }));
    for (const arrival of permutations(checkpoints)) {
      const told = [{ status: 'label_created' as Status, occurredAt: noon }];
      let status: Status = 'label_created';
      for (const checkpoint of arrival) {
        const since = told.filter((one) => one.status === status).map((one) => one.occurredAt);
        status = statusAfter({ status, occurredAt: since.sort().at(-1) ?? noon }, checkpoint);
        told.push(checkpoint);
      }
      expect(status).toBe('out_for_delivery');
    }
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
