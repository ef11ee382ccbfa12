import { LRUCache } from 'lru-cache';
import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { labeled } from '../text.ts';
import { dayText, table } from './data.ts';

interface DayValue {
  /** Calendar day, such as 2026-11-22. */
  readonly day: string;
  readonly value: number;
}

interface BarChart {
  readonly name: string;
  readonly days: readonly DayValue[];
  /** The same number of days before them, drawn faintly behind; absent: none. */
  readonly before?: readonly DayValue[];
  readonly language: Language;
  readonly toText: (value: number) => string;
  readonly text: {
    readonly day: string;
    readonly value: string;
    readonly before?: string;
    readonly asTable: string;
  };
}

const height = 100;
const step = 10;

/**
 * Draws a bar per day as SVG, before that of the earlier period. The pointer and the arrow keys show the value of a day: each
 * day is a radio button, so that the chart is one stop of the Tab key and needs no script. The table has all values.
 */
export function barChart({ name, days, before = [], language, toText, text }: BarChart): VNode {
  const max = Math.max(...[...days, ...before].map(({ value }) => value), 1);
  const shown = ({ day, value }: DayValue) => labeled(shortDay(day, language), toText(value), language);
  const bar = (value: number, at: number, width: number, kind?: string) => {
    const size = Math.max((Math.max(value, 0) / max) * height, value > 0 ? 1 : 0);
    return html`<rect class=${kind} x=${at * step + (step - width) / 2} y=${height - size} width=${width} height=${size} />`;
  };
  const bars = days.map((one, at) => {
    const earlier = before[at];
    return html`${earlier && bar(earlier.value, at, step - 2, 'before')} ${bar(one.value, at, earlier ? step - 5 : step - 2)}`;
  });
  const values = days.map((one, at) => {
    const earlier = before[at];
    return html`<label>
      <input type="radio" name=${name} />
      <span>${[one, ...(earlier ? [earlier] : [])].map(shown).join(' · ')}</span>
    </label>`;
  });
  const [first, last] = [days.at(0), days.at(-1)];
  const rows = days.map((one, at) => ({ ...one, earlier: before[at] }));
  return html`<figure class="chart">
    <div class="plot">
      <p class="axis" aria-hidden="true"><span>${toText(max)}</span><span>${toText(0)}</span></p>
      <span class="bars">
        <svg viewBox=${`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="gridlines" d=${`M0 0H${days.length * step}M0 ${height / 2}H${days.length * step}`} />
          ${bars}
        </svg>
        <span class="values" role="radiogroup" aria-label=${name}>${values}</span>
      </span>
      <p class="days" aria-hidden="true">
        <span>${first && shortDay(first.day, language)}</span><span>${last && shortDay(last.day, language)}</span>
      </p>
    </div>
    ${before.length > 0 ? html`<figcaption><span class="before">${text.before}</span></figcaption>` : null}
    <details>
      <summary>${text.asTable}</summary>
      ${table(
        name,
        [
          { name: text.day, cell: ({ day }: (typeof rows)[number]) => shortDay(day, language) },
          { name: text.value, cell: ({ value }: (typeof rows)[number]) => toText(value), isNumber: true },
          ...(before.length > 0
            ? [
                {
                  name: text.before ?? '',
                  cell: ({ earlier }: (typeof rows)[number]) => toText(earlier?.value ?? 0),
                  isNumber: true,
                },
              ]
            : []),
        ],
        rows.toReversed(),
        '',
      )}
    </details>
  </figure>`;
}

/** Returns the last days up to now, oldest first, in a time zone. */
export function lastDays(count: number, now: Date, timeZone: string): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (count - 1 - at));
    return day.toISOString().slice(0, 10);
  });
}

function shortDay(day: string, language: Language): string {
  return dayText(day, language, { day: 'numeric', month: 'short' });
}

/** Figures of so many rows take long to count and change little: they are kept for a minute. */
const manyRows = 5_000;

interface Figure {
  /** Rows that it counts. */
  readonly count: number;
}

/** Returns a function that reads figures, or returns those of the last minute with the same key. */
export function cacheCounts<Row extends Figure>() {
  const kept = new LRUCache<string, readonly Row[]>({ max: 1_000, ttl: 60_000 });
  return async (key: string, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> => {
    const known = kept.get(key);
    if (known) return known;
    const figures = await read();
    if (figures.reduce((sum, { count }) => sum + count, 0) > manyRows) kept.set(key, figures);
    return figures;
  };
}
