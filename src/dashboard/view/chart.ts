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
  readonly language: Language;
  readonly toText: (value: number) => string;
  readonly text: { readonly day: string; readonly value: string; readonly asTable: string };
}

const height = 100;
const step = 10;

/** Draws a bar per day as SVG, with the value of the highest bar beside it, with the same values as a table for screen readers and for copying. */
export function barChart({ name, days, language, toText, text }: BarChart): VNode {
  const max = Math.max(...days.map(({ value }) => value), 1);
  const shown = ({ day, value }: DayValue) => labeled(shortDay(day, language), toText(value), language);
  const bars = days.map((one, at) => {
    const size = Math.max((Math.max(one.value, 0) / max) * height, one.value > 0 ? 1 : 0);
    return html`<rect x=${at * step + 1} y=${height - size} width=${step - 2} height=${size}><title>${shown(one)}</title></rect>`;
  });
  const [first, last] = [days.at(0), days.at(-1)];
  return html`<figure class="chart">
    <div class="plot">
      <p class="axis" aria-hidden="true"><span>${toText(max)}</span><span>${toText(0)}</span></p>
      <svg viewBox=${`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label=${name}>
        <path class="gridlines" d=${`M0 0H${days.length * step}M0 ${height / 2}H${days.length * step}`} />
        ${bars}
      </svg>
    </div>
    <figcaption>
      <span>${first && shortDay(first.day, language)}</span><span>${last && shortDay(last.day, language)}</span>
    </figcaption>
    <details>
      <summary>${text.asTable}</summary>
      ${table(
        name,
        [
          { name: text.day, cell: ({ day }: DayValue) => shortDay(day, language) },
          { name: text.value, cell: ({ value }: DayValue) => toText(value), isNumber: true },
        ],
        days.toReversed(),
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
