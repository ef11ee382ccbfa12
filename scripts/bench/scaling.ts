import { markdownTable, type PartResult, type Row } from './results.ts';

/** Formats a row per operation: its times with each number of shipments, and how many times the first p50 the last is. */
export function growthTable({ rows }: PartResult): string {
  const sizes = [...new Set(rows.map(({ contestant }) => contestant))];
  const operations = [...Map.groupBy(rows, ({ subject }) => subject)];
  const times = ({ values: { p50Ms, p95Ms } }: Row) =>
    `${(p50Ms?.median ?? Number.NaN).toFixed(2)} / ${(p95Ms?.median ?? Number.NaN).toFixed(1)}`;
  return markdownTable(
    ['Request', ...sizes.map((size) => `${size}: p50 / p95 ms`), 'p50 ×'],
    operations.map(([operation, of]) => [
      operation,
      ...of.map(times),
      (of[0]?.ratio?.median ?? Number.NaN).toFixed(2),
    ]),
    1,
  );
}

/** Formats the requests per second and the CPU time of every operation. */
export function operationsTable({ rows }: PartResult): string {
  return markdownTable(
    ['Request', 'Requests/s', 'Node, µs', 'PostgreSQL, µs', 'Together, µs'],
    rows.map((row) => [
      row.subject,
      ...[row.values.perSecond?.median, ...cpu(row), togetherMicros(row)].map((value) =>
        whole(value ?? Number.NaN),
      ),
    ]),
    1,
  );
}

const cores = [2, 4, 8, 16];
/** The rest is for bursts, checkpoints and autovacuum. */
const share = 0.7;

/** Formats how many requests per second so many cores carry, from the CPU time of each. */
export function capacityTable({ rows }: PartResult): string {
  return markdownTable(
    ['Request', ...cores.map((count) => `${count} cores`)],
    rows.map((row) => [
      row.subject,
      ...cores.map((count) => {
        const perSecond = (count * share * 1e6) / togetherMicros(row);
        return `${whole(Number(perSecond.toPrecision(2)))}/s`;
      }),
    ]),
    1,
  );
}

const cpu = ({ values }: Row) => [values.cpuMicros?.median, values.postgresCpuMicros?.median];
const togetherMicros = (row: Row) =>
  cpu(row).reduce<number>((sum, micros) => sum + (micros ?? Number.NaN), 0);
const whole = (value: number) => Math.round(value).toLocaleString('en');
