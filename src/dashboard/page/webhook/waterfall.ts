import { html } from 'htm/preact';
import type { VNode } from 'preact';
import type { Schemas } from '../../../../generated/operations.ts';
import { numberText } from '../../text/number-text.ts';

type Attempt = Schemas['WebhookDeliveryAttempt'];

const rowHeight = 24;
const left = 92;
const right = 600;
const width = 680;
const leastBar = 5;

/** Marks of the time axis. */
const marks: readonly (readonly [seconds: number, name: string])[] = [
  [1, '1 s'],
  [60, '1 min'],
  [3_600, '1 h'],
  [86_400, '1 d'],
  [604_800, '7 d'],
];

/** Draws each attempt as a bar from its start to its end, on a logarithmic axis: retries are seconds to days apart. */
export function waterfall(attempts: readonly Attempt[], createdAt: string, name: string): VNode {
  const secondsAt = (instant: string) => Math.max(0, (Date.parse(instant) - Date.parse(createdAt)) / 1000);
  const endOf = ({ started_at, latency_ms }: Attempt) => secondsAt(started_at) + (latency_ms ?? 0) / 1000;
  const longest = Math.max(1, ...attempts.map(endOf));
  const x = (seconds: number) => left + (Math.log1p(seconds) / Math.log1p(longest)) * (right - left);
  const height = (attempts.length + 1) * rowHeight;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${name}>
    <svg class="waterfall" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${name}>
      ${marks
        .filter(([seconds]) => seconds <= longest)
        .map(
          ([seconds, shown]) => html`
            <line x1=${x(seconds)} x2=${x(seconds)} y1=${rowHeight - 6} y2=${height} />
            <text x=${x(seconds)} y="12" text-anchor="middle">${shown}</text>
          `,
        )}
      ${attempts.map((attempt, index) => {
        const top = (index + 1) * rowHeight;
        const start = Math.min(x(secondsAt(attempt.started_at)), right - leastBar);
        const length = Math.max(leastBar, x(endOf(attempt)) - start);
        const tone =
          attempt.latency_ms === null && attempt.error === null
            ? 'open'
            : attempt.error === null
              ? 'good'
              : 'bad';
        return html`
          <text x="0" y=${top + 15}>${`${attempt.number}. ${attempt.http_status ?? '–'}`}</text>
          <rect class=${tone} x=${start} y=${top + 4} width=${length} height=${rowHeight - 8} rx="2" />
          <text x=${start + length + 6} y=${top + 15}>${attempt.latency_ms === null ? '' : `${numberText(attempt.latency_ms)} ms`}</text>
        `;
      })}
    </svg>
  </div>` as VNode;
}
