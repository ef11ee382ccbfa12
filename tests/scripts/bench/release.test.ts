import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  benchmarkFiles,
  isBusy,
  type ReleaseFigures,
  readReleases,
  withFigures,
  worseRatios,
  writeReleaseFigures,
} from '../../../scripts/bench/release.ts';
import type { Measure, Row } from '../../../scripts/bench/results.ts';
import { temporaryHome } from '../../../scripts/frame/stores.ts';

const spread = (median: number) => ({ median, low: median * 0.9, high: median * 1.1 });
const own: Row = { subject: 'GET a shipment', contestant: 'Sampan', values: { perSecond: spread(2000) } };
const peer = (ratio: number, measure: Measure = 'perSecond'): Row => ({
  subject: 'GET a shipment',
  contestant: 'Fastify',
  values: { perSecond: spread(1000) },
  ratio: { of: 'Sampan', measure, ...spread(ratio) },
});

const release = (
  measuredAt: string,
  rows: readonly Row[],
  reasons: Record<string, string> = {},
): ReleaseFigures => ({
  measuredAt,
  commit: 'abc1234',
  machine: { cores: 2, cpu: 'a CPU', memoryGiB: 24, platform: 'linux x64', node: 'v24.21.0', loadBefore: 0 },
  conditions: { seconds: 1, connections: 32, shipments: 1000 },
  reasons,
  parts: { database: { title: 'End to end', rows, limits: [], notes: [] } },
});

const name = 'database: GET a shipment, Fastify';

describe('worseRatios', () => {
  const [june, july] = ['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];
  const change = (before: Row, after: Row[], reasons?: Record<string, string>) =>
    worseRatios([release(june, [before]), release(july, after, reasons)]);

  it('names a ratio that fell by 11 % and has no reason', () =>
    expect(change(peer(2), [peer(1.78)])).toEqual([
      `"${name}" was 2 and is 1.78 in the release of 2026-07-01`,
    ]));

  it('accepts a ratio that fell by 9 %, one that rose, and one whose reason is written down', () => {
    expect(change(peer(2), [peer(1.82)])).toEqual([]);
    expect(change(peer(2), [peer(3)])).toEqual([]);
    expect(change(peer(2), [peer(1)], { [name]: 'Every read is logged now.' })).toEqual([]);
  });

  it('reads a ratio of times the other way round', () => {
    expect(change(peer(1, 'p50Ms'), [peer(0.5, 'p50Ms')])).toEqual([]);
    expect(change(peer(1, 'p50Ms'), [peer(1.2, 'p50Ms')])).toHaveLength(1);
  });

  it('names a ratio that is no longer measured', () =>
    expect(change(peer(2), [own])).toEqual([`"${name}" was 2 and is not in the release of 2026-07-01`]));

  it('does not miss the ratios of a part that was removed, nor watch those of growth, which has limits', () => {
    const inPart = (part: string, at: string, ratio: number) => ({
      ...release(at, []),
      parts: { [part]: { title: part, rows: [peer(ratio)], limits: [], notes: [] } },
    });
    expect(worseRatios([inPart('removed', june, 2), release(july, [])])).toEqual([]);
    expect(worseRatios([inPart('growth', june, 2), inPart('growth', july, 1)])).toEqual([]);
    expect(worseRatios([inPart('database', june, 2), inPart('database', july, 1)])).toHaveLength(1);
  });

  it('watches the share of the capacity that is booked under overload', () => {
    const flood = (share: number): Row => ({
      subject: '1 process',
      contestant: '4 × capacity',
      values: { goodputShare: spread(share) },
    });
    expect(change(flood(0.9), [flood(0.85)])).toEqual([]);
    expect(change(flood(0.9), [flood(0.7)])).toHaveLength(1);
  });
});

const page = ['# Page', '<!-- figures: database -->', 'old', '<!-- end of figures -->', 'after'].join('\n');

describe('withFigures', () => {
  const today = release('2026-07-01T00:00:00.000Z', [own, peer(2)]);

  it('replaces the text between the marks, and nothing else', () => {
    const text = withFigures(page, today);
    expect(text).toContain('|                | Fastify |      1,000 | 2.00 × (1.80 to 2.20) |');
    expect(text).not.toContain('old');
    expect(text).toMatch(/^# Page\n.*\nafter$/s);
    expect(withFigures(text, today)).toBe(text);
  });

  it('refuses a mark without an end, and one of an unknown part', () => {
    expect(() => withFigures('<!-- figures: database -->', today)).toThrow('have no');
    const broken = page.replace('end of figures -->', 'end of figures --> ');
    expect(() => withFigures(`${broken}\n${page}`, today)).toThrow('have no');
    expect(() => withFigures(page.replace('database', 'bookings'), today)).toThrow('no part "bookings"');
    expect(withFigures(page.replace('database', 'booking'), today)).toContain('Not measured');
  });

  it('writes a row for each operation of the README that was measured', () =>
    expect(withFigures(page.replace('database', 'headlines'), today)).toContain(
      '| GET a shipment | 2,000 | 2.00 × (1.80 to 2.20) Fastify |',
    ));
});

it('writeReleaseFigures keeps the reasons and the other parts of the file with their run', async () => {
  await using stack = new AsyncDisposableStack();
  const root = temporaryHome(stack);
  const first = release('2026-06-01T00:00:00.000Z', [own, peer(1 / 3)]);
  const file = path.join(root, writeReleaseFigures(root, '2026-06', first));
  const { reasons: _, ...written } = JSON.parse(readFileSync(file, 'utf8')) as ReleaseFigures;
  writeFileSync(file, JSON.stringify({ ...written, reasons: { [name]: 'A reason.' } }));
  const { database } = first.parts;
  if (!database) throw new Error('no part');
  const second = { ...first, commit: 'def5678', parts: { memory: database } };
  writeReleaseFigures(root, '2026-06', second);
  writeReleaseFigures(root, '2026-06', {
    ...second,
    commit: 'fed8765',
    measuredAt: '2026-06-03T00:00:00.000Z',
  });
  const [whole, ...others] = readReleases(root);
  expect(others).toEqual([]);
  expect(Object.keys(whole?.parts ?? {})).toEqual(['database', 'memory']);
  expect(whole?.reasons).toEqual({ [name]: 'A reason.' });
  expect(whole?.parts.database?.rows[1]?.ratio?.median).toBe(0.33333);
  expect(whole?.commit).toBe('fed8765');
  expect(whole?.parts.database?.run?.commit).toBe('abc1234');
  expect(whole?.parts.memory?.run).toBeUndefined();
  if (!whole) throw new Error('no release');
  const text = withFigures(page.replace('database', 'conditions'), whole);
  expect(text).toMatch(/^Measured on 2026-06-03 at commit `fed8765`, .* load average of 0\.0 before\.$/m);
  expect(text).toMatch(/^Measured earlier, on 2026-06-01 at commit `abc1234`, .*: database\.$/m);
});

it('benchmarkFiles makes the pages and the charts from the last release', async () => {
  await using stack = new AsyncDisposableStack();
  const root = temporaryHome(stack);
  expect(benchmarkFiles(root).size).toBe(0);
  writeReleaseFigures(root, 'b', release('2026-07-01T00:00:00.000Z', [own, peer(4)]));
  writeReleaseFigures(root, 'c', release('2026-06-01T00:00:00.000Z', [own, peer(2)]));
  mkdirSync(path.join(root, 'docs'), { recursive: true });
  const readme = `${page.replace('database', 'headlines')}\n${page.replace('database', 'conditions')}`;
  writeFileSync(path.join(root, 'README.md'), readme);
  const files = benchmarkFiles(root);
  expect(files.get('README.md')).toContain('4.00 ×');
  expect(files.get('docs/images/benchmark-ratios.svg')).toContain('>4.00 ×</text>');
  for (const line of ['', '<!-- figures: headlines --> ', '<!-- figure: headlines -->']) {
    writeFileSync(path.join(root, 'README.md'), readme.replace('<!-- figures: headlines -->', line));
    expect(() => benchmarkFiles(root)).toThrow('README.md has no line "<!-- figures: headlines -->"');
  }
});

it('isBusy from a load average above half of the cores', () => {
  const { machine } = release('2026-07-01T00:00:00.000Z', []);
  expect(isBusy({ ...machine, cores: 2, loadBefore: 1 })).toBe(false);
  expect(isBusy({ ...machine, cores: 2, loadBefore: 1.1 })).toBe(true);
});

it('the chart of overload has a step per load, and no row beside a flood', async () => {
  await using stack = new AsyncDisposableStack();
  const root = temporaryHome(stack);
  const row = (subject: string, contestant: string): Row => ({
    subject,
    contestant,
    values: { goodputShare: spread(0.9), p99Ms: spread(200), residentMB: spread(300) },
  });
  const rows = [
    row('1 process', '0.5 × capacity'),
    row('1 process', '2 × capacity'),
    row('a quiet account', 'beside a flood of 2 × capacity'),
  ];
  const overload = { title: 'Overload', rows, limits: [], notes: [] };
  writeReleaseFigures(root, 'a', { ...release('2026-07-01T00:00:00.000Z', [own]), parts: { overload } });
  const chart = benchmarkFiles(root).get('docs/images/benchmark-overload.svg');
  expect(chart).toContain('>0.5 ×</text>');
  expect(chart).toContain('>2 ×</text>');
  expect(chart).toContain('>1 process</text>');
  expect(chart).not.toMatch(/a quiet account|beside/);
});

describe('docs/scaling.md', () => {
  const size = (contestant: string, ms: number): Row => ({
    subject: 'getShipment',
    contestant,
    values: {
      perSecond: spread(2000),
      p50Ms: spread(ms),
      p95Ms: spread(4),
      cpuMicros: spread(300),
      postgresCpuMicros: spread(700),
    },
  });
  const part = (rows: readonly Row[]) => ({ title: '', rows, limits: [], notes: [] });
  const few: Row = {
    ...size('10 shipments', 1),
    ratio: { of: '90 shipments', measure: 'p50Ms', ...spread(1.5) },
  };
  const marks = ['conditions', 'storage', 'growth', 'operations', 'capacity']
    .map((name) => `<!-- figures: ${name} -->\n<!-- end of figures -->`)
    .join('\n');

  it('shows times by size, CPU times, and the load that a machine carries', () => {
    const text = withFigures(marks, {
      ...release('2026-07-01T00:00:00.000Z', []),
      parts: { growth: part([few, size('90 shipments', 1.5)]), operations: part([size('10 shipments', 1)]) },
    });
    expect(text).toMatch(/\| getShipment \| +1.00 \/ 4.0 \| +1.50 \/ 4.0 \| +1.50 \|/);
    expect(text).toMatch(/\| getShipment \| +2,000 \| +300 \| +700 \| +1,000 \|/);
    expect(text).toMatch(/\| getShipment \| 1,400\/s \| 2,800\/s \| 5,600\/s \| 11,000\/s \|/);
  });

  it('shows the last run with more shipments than a release has time for, until there is another', async () => {
    await using stack = new AsyncDisposableStack();
    const root = temporaryHome(stack);
    const run = (at: string, rows: readonly Row[]) => ({ ...release(at, []), parts: { growth: part(rows) } });
    writeReleaseFigures(root, 'b', run('2026-07-01T00:00:00.000Z', []));
    writeReleaseFigures(root, 'scaling/a', run('2026-06-01T00:00:00.000Z', [few, size('90 shipments', 1.5)]));
    writeFileSync(path.join(root, 'docs', 'scaling.md'), marks);
    expect(benchmarkFiles(root).get('docs/scaling.md')).toContain('90 shipments');
    expect(readReleases(root)).toHaveLength(1);
  });
});
