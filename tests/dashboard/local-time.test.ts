import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instantOfMinute, localMinute, startOfDay, withOffset } from '../../src/dashboard/time.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

describe('times that a form has in a zone', () => {
  it.each([
    ['Asia/Hong_Kong', '2026-07-01T08:30', '2026-07-01T00:30:00.000Z'],
    ['America/New_York', '2026-01-01T08:30', '2026-01-01T13:30:00.000Z'],
    ['America/New_York', '2026-07-01T08:30', '2026-07-01T12:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01T05:45', '2026-07-01T00:00:00.000Z'],
    ['UTC', '2026-07-01T05:45', '2026-07-01T05:45:00.000Z'],
    // Clocks of Berlin go forward on this day at 01:00 UTC.
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('in %s, %s is %s', (zone, minute, instant) => {
    expect(instantOfMinute(minute, zone)).toBe(instant);
    expect(localMinute(new Date(instant), zone)).toBe(minute);
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '2026-02-30T00:00'])('%j is none', (text) => {
    expect(instantOfMinute(text, 'Asia/Hong_Kong')).toBeNull();
  });
});

describe('the start of a day', () => {
  it.each([
    ['Asia/Hong_Kong', '2026-11-22', '2026-11-21T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    // Clocks go from 00:00 to 01:00, from 00:00 back to 23:00, and from 01:00 back to 00:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Samoa skipped the 30th.
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    ['UTC', '9999-12-31', '9999-12-31T00:00:00.000Z'],
  ])('in %s, %s begins at %s, and the day before ends there', (zone, day, instant) => {
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect([startOfDay(day, zone), startOfDay(before, zone, 1)]).toEqual([instant, instant]);
  });

  it.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-2-3',
    '2026-11-22T00:00',
    '10000-01-01',
    '0000-01-01',
    '-000001-01-01',
  ])('does not exist for %j', (day) => {
    expect(startOfDay(day, 'UTC')).toBeNull();
  });

  it('does not exist after the year 9999', () => {
    expect(startOfDay('9999-12-31', 'Asia/Hong_Kong', 1)).toBe('9999-12-31T16:00:00.000Z');
    expect(startOfDay('9999-12-31', 'America/New_York', 1)).toBeNull();
  });

  it('is the moment at which PostgreSQL changes the date, in every zone of 2026', async () => {
    const { db } = database;
    const zones = Intl.supportedValuesOf('timeZone');
    // The first of each month, and the days next to a change of the clock.
    const { rows } = await db.pool.query<{ zone: string; day: string }>(
      `select zone, day::date::text as day
        from unnest($1::text[]) zone, generate_series('2026-01-01'::timestamp, '2026-12-31', '1 day') day
        where extract(day from day) = 1 or (day - interval '1 day') at time zone zone
          + interval '3 days' <> (day + interval '2 days') at time zone zone`,
      [zones],
    );
    expect(rows.length).toBeGreaterThan(zones.length * 12);
    const noons = rows.map(({ zone, day }) => localMinute(new Date(`${day}T12:00Z`), zone));
    // Node and PostgreSQL have their own copies of the rules of zones, which may have different ages.
    const { rows: compared } = await db.pool.query<{ zone: string; day: string; is_start: boolean }>(
      `select zone, day::text, (start at time zone zone)::date = day
          and ((start - interval '1 microsecond') at time zone zone)::date = day - 1 as is_start
        from unnest($1::text[], $2::date[], $3::timestamptz[], $4::timestamp[]) of (zone, day, start, noon)
        where (day + time '12:00') at time zone 'UTC' at time zone zone = noon`,
      [
        rows.map(({ zone }) => zone),
        rows.map(({ day }) => day),
        rows.map(({ zone, day }) => startOfDay(day, zone)),
        noons,
      ],
    );
    expect(compared.length / rows.length).toBeGreaterThan(0.9);
    expect(compared.filter((one) => !one.is_start)).toEqual([]);
  });
});

it.each([
  ['Asia/Hong_Kong', '2026-11-22T10:30:05.123456Z', '2026-11-22T18:30:05+08:00'],
  ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
  ['America/New_York', '2026-07-01T12:30:00.999Z', '2026-07-01T08:30:00-04:00'],
  ['UTC', '2026-07-01T05:45:00Z', '2026-07-01T05:45:00+00:00'],
])('a file has the times of %s with the offset', (zone, instant, text) => {
  expect(withOffset(instant, zone)).toBe(text);
});
