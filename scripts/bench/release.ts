import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineChart, type Panel, ratioBars } from './chart.ts';
import { partNames, parts } from './parts.ts';
import { formatRatio, measures, type PartResult, type Row, rowsTables } from './results.ts';
import { capacityTable, growthTable, operationsTable } from './scaling.ts';

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly platform: string;
  readonly node: string;
  /** Load average of the minute before; 0 if unknown. */
  readonly loadBefore: number;
}

/** Other programs took so much of the machine that its figures are not worth a record. */
export const isBusy = ({ cores, loadBefore }: Machine): boolean => loadBefore > cores / 2;

/** A run of `npm run bench`: when, of what, where and how it measured. */
export interface BenchRun {
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: Machine;
  readonly conditions: { readonly seconds: number; readonly connections: number; readonly shipments: number };
}

interface RecordedPart extends PartResult {
  /** The run that measured it, if not the file's last one. */
  readonly run?: BenchRun;
}

/** A file of docs/benchmarks/: what `npm run bench -- --record` measured, and the last run that wrote it. */
export interface ReleaseFigures extends BenchRun {
  /** Why a ratio is worse than in the release before, by the ratio's name. Written by hand. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, RecordedPart>>;
}

const folder = path.join('docs', 'benchmarks');
const significantDigits = 5;

/** Writes a release's file. What an earlier run recorded of other parts is kept with that run, and so are the reasons. */
export function writeReleaseFigures(root: string, name: string, release: ReleaseFigures): string {
  const file = path.join(root, folder, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const earlier = existsSync(file) ? readRelease(file) : null;
  const whole = {
    ...release,
    reasons: earlier?.reasons ?? {},
    parts: { ...(earlier && partsWithRun(earlier)), ...release.parts },
  };
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(significantDigits)) : value;
  writeFileSync(file, `${rowsAsLines(JSON.stringify(whole, rounded, 2))}\n`);
  return path.relative(root, file);
}

/** Joins the lines of each row, limit and run of a part. */
const rowsAsLines = (json: string) => json.replaceAll(/\n {10,}/g, ' ').replaceAll(/\n {8}(?=[}\]])/g, ' ');

function partsWithRun({ measuredAt, commit, machine, conditions, parts }: ReleaseFigures) {
  const run: BenchRun = { measuredAt, commit, machine, conditions };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { run, ...part }]));
}

const readRelease = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ReleaseFigures;

/** Reads all releases, the oldest first. */
export function readReleases(root: string): ReleaseFigures[] {
  return readFolder(path.join(root, folder));
}

/** Returns the last run with more shipments than the run of a release has time for, else the release. */
function readScaling(root: string, release: ReleaseFigures): ReleaseFigures {
  return readFolder(path.join(root, folder, 'scaling')).at(-1) ?? release;
}

function readFolder(folder: string): ReleaseFigures[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readRelease(path.join(folder, name)))
    .sort((one, other) => one.measuredAt.localeCompare(other.measuredAt));
}

/** The least that a ratio may be of the one before, without a reason. */
const leastOfBefore = 0.9;

/**
 * Returns a sentence for each ratio that got worse by more than a tenth, or is gone, without a reason. A ratio of a part
 * that was removed is not missed.
 */
export function worseRatios(releases: readonly ReleaseFigures[]): string[] {
  return releases.flatMap((release, index) => {
    const before = releases[index - 1];
    if (!before) return [];
    const now = ratiosOf(release);
    return [...ratiosOf(before)].flatMap(([name, { part, value: then, moreIsBetter }]) => {
      if (release.reasons[name] || !Object.hasOwn(parts, part)) return [];
      const ratio = now.get(name);
      const measured = release.measuredAt.slice(0, 10);
      if (!ratio) return [`"${name}" was ${then} and is not in the release of ${measured}`];
      const change = moreIsBetter ? ratio.value / then : then / ratio.value;
      return change < leastOfBefore
        ? [`"${name}" was ${then} and is ${ratio.value} in the release of ${measured}`]
        : [];
    });
  });
}

interface NamedRatio {
  readonly part: string;
  readonly value: number;
  readonly moreIsBetter: boolean;
}

function ratiosOf(release: ReleaseFigures): Map<string, NamedRatio> {
  const ratios = new Map<string, NamedRatio>();
  for (const [part, { rows }] of Object.entries(release.parts)) {
    // Compares Sampan with itself, and has a limit for each of its many ratios.
    if (part === 'growth') continue;
    for (const { subject, contestant, ratio, values } of rows) {
      const name = `${part}: ${subject}, ${contestant}`;
      const { goodputShare } = values;
      if (ratio)
        ratios.set(name, { part, value: ratio.median, moreIsBetter: measures[ratio.measure].moreIsBetter });
      else if (goodputShare) ratios.set(name, { part, value: goodputShare.median, moreIsBetter: true });
    }
  }
  return ratios;
}

/** Rows of the README and of its chart: subjects with their name there, and the contestant that is ours. */
const headlines = [
  ['database', 'GET a shipment', 'GET a shipment'],
  ['database', 'POST /shipments, test mode', 'Book in test mode'],
  ['booking', 'POST /shipments, live mode, one wallet', 'Book in live mode, one wallet'],
  ['pricing', 'POST /rates, 1 option', 'Quote, 1 option'],
  ['pricing', 'POST /rates, 10 options', 'Quote, 10 options'],
  ['pricing', 'POST /rates, 100 options', 'Quote, 100 options'],
  ['webhooks', 'deliveries, queue on PostgreSQL', 'Deliver webhooks, queue on PostgreSQL'],
  ['webhooks', 'deliveries, queue on Redis', 'Deliver webhooks, queue on Redis'],
  ['labels', 'a label as PDF, Latin script', 'Draw a label, Latin'],
  ['labels', 'a label as PDF, Chinese script', 'Draw a label, Chinese'],
] as const;
const ours = 'Sampan';

const begin = /^<!-- figures: ([\w-]+) -->$/;
const end = '<!-- end of figures -->';

/** The pages, and the marks that each must have: figures without their mark would never be compared again. */
const scalingPage = path.join('docs', 'scaling.md');
const scalingMarks = ['storage', 'growth', 'operations'];
const pages = new Map<string, readonly string[]>([
  ['README.md', ['conditions', 'headlines']],
  [
    path.join('docs', 'benchmarks.md'),
    ['conditions', ...partNames.filter((part) => !scalingMarks.includes(part))],
  ],
  [scalingPage, ['conditions', 'capacity', ...scalingMarks]],
]);

/**
 * Returns the texts that show the last release: README.md, docs/benchmarks.md and docs/scaling.md with their tables, and
 * the charts. By path; empty without a release.
 * @throws {Error} for a page that lacks a mark
 */
export function benchmarkFiles(root: string): Map<string, string> {
  const release = readReleases(root).at(-1);
  const files = new Map<string, string>();
  if (!release) return files;
  for (const [file, marks] of pages) {
    if (!existsSync(path.join(root, file))) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const missing = marks.filter((mark) => !text.split('\n').some((line) => begin.exec(line)?.[1] === mark));
    if (missing.length > 0)
      throw new Error(missing.map((mark) => `${file} has no line "<!-- figures: ${mark} -->"`).join('\n'));
    files.set(file, withFigures(text, file === scalingPage ? readScaling(root, release) : release));
  }
  files.set(path.join('docs', 'images', 'benchmark-ratios.svg'), ratioChart(release));
  if (release.parts.overload)
    files.set(path.join('docs', 'images', 'benchmark-overload.svg'), overloadChart(release));
  return files;
}

/** Replaces the text between the comments that mark figures. @throws {Error} for a mark without an end */
export function withFigures(text: string, release: ReleaseFigures): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    written.push(line);
    const name = begin.exec(line)?.[1];
    if (!name) continue;
    const until = lines.indexOf(end, at);
    const next = lines.findIndex((other, index) => index > at && begin.test(other));
    if (until < 0 || (next > 0 && next < until)) throw new Error(`the figures "${name}" have no "${end}"`);
    written.push(...figuresText(name, release).split('\n'), end);
    at = until;
  }
  return written.join('\n');
}

function figuresText(name: string, release: ReleaseFigures): string {
  if (name === 'conditions') return conditions(release);
  if (name === 'headlines') return headlineTable(release);
  const partName = name === 'capacity' ? 'operations' : name;
  if (!Object.hasOwn(parts, partName)) throw new Error(`there is no part "${name}"`);
  const part = release.parts[partName];
  if (!part) return 'Not measured in this release.';
  if (name === 'growth') return growthTable(part);
  if (name === 'operations') return operationsTable(part);
  if (name === 'capacity') return capacityTable(part);
  const chart = name === 'overload' ? '![Bookings under overload](images/benchmark-overload.svg)\n\n' : '';
  return chart + rowsTables(part.rows);
}

function conditions(release: ReleaseFigures): string {
  const parts = Object.entries(release.parts).flatMap(([name, { run }]) => (run ? [{ name, run }] : []));
  const earlier = Map.groupBy(parts, ({ run }) => describeRun(run));
  return [
    `Measured ${describeRun(release)}.`,
    'Load generator, PostgreSQL and service shared the cores.',
    'Medians of alternating rounds, with the lowest and the highest round in parentheses.',
    ...[...earlier].map(([run, of]) => `Measured earlier, ${run}: ${of.map(({ name }) => name).join(', ')}.`),
  ].join('\n');
}

function describeRun({ machine, measuredAt, commit, conditions: { connections } }: BenchRun): string {
  const { cores, cpu, memoryGiB, node, loadBefore } = machine;
  return `on ${measuredAt.slice(0, 10)} at commit \`${commit}\`, with ${cores} cores (${cpu}), ${memoryGiB} GiB, Node ${node.slice(1)}, ${connections} connections and a load average of ${loadBefore.toFixed(1)} before`;
}

interface Headline {
  readonly title: string;
  readonly own: Row;
  readonly peers: readonly Row[];
}

function readHeadlines(release: ReleaseFigures): Headline[] {
  return headlines.flatMap(([part, subject, title]) => {
    const rows = release.parts[part]?.rows.filter((row) => row.subject === subject) ?? [];
    const own = rows.find(({ contestant }) => contestant === ours);
    return own ? [{ title, own, peers: rows.filter(({ ratio }) => ratio) }] : [];
  });
}

function headlineTable(release: ReleaseFigures): string {
  const rows = readHeadlines(release).map(({ title, own, peers }) => {
    const compared = peers.flatMap(({ contestant, ratio }) =>
      ratio ? [`${formatRatio(ratio)} ${contestant}`] : [],
    );
    return `| ${title} | ${Math.round(own.values.perSecond?.median ?? 0).toLocaleString('en')} | ${compared.join('<br>')} |`;
  });
  return ['| Operation | Per second | Compared with |', '|---|---:|---|', ...rows].join('\n');
}

function ratioChart(release: ReleaseFigures): string {
  const bars = readHeadlines(release).flatMap(({ title, peers }) =>
    peers.map(({ contestant, ratio }) => ({
      subject: title,
      peer: contestant,
      ratio: ratio?.median ?? 0,
    })),
  );
  return ratioBars('Requests per second of Sampan, relative to other programs', bars);
}

/** Not that of a row beside a flood. */
const load = /^([\d.]+) × capacity$/;

function overloadChart(release: ReleaseFigures): string {
  const rows = release.parts.overload?.rows.filter(({ contestant }) => load.test(contestant)) ?? [];
  const setups = Map.groupBy(rows, ({ subject }) => subject);
  const steps = [...new Set(rows.map(({ contestant }) => contestant.replace(load, '$1 ×')))];
  const panel = (
    title: string,
    name: 'goodputShare' | 'p99Ms' | 'residentMB',
    more: Pick<Panel, 'atLeast' | 'mark'>,
  ): Panel => ({
    title,
    lines: [...setups].map(([setup, of]) => ({
      name: setup,
      values: of.map(({ values }) => values[name]?.median ?? 0),
    })),
    ...more,
  });
  return lineChart('Bookings under overload', 'offered load, relative to the capacity', steps, [
    panel('booked in time, relative to the capacity', 'goodputShare', { atLeast: 1, mark: 1 }),
    panel('p99 of booked requests, ms', 'p99Ms', { atLeast: 100 }),
    panel('resident memory of a process, MB', 'residentMB', { atLeast: 400 }),
  ]);
}
