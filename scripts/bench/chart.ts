/** A bar of a chart: how many times as fast as a peer. */
export interface Bar {
  readonly subject: string;
  readonly peer: string;
  readonly ratio: number;
}

/** A line of a chart: a value per step of the axis. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Panel {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** The axis ends at least here. */
  readonly atLeast: number;
  /** A value to mark across the panel. */
  readonly mark?: number;
}

/** Colors of the light and the dark scheme. The dashes of the lines differ, for readers who see no colors. */
const style = `<style>
  text { font: 13px system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; fill: #1f2328; }
  .title { font-weight: 600; font-size: 15px; }
  .soft { fill: #59636e; }
  .grid { stroke: #d1d9e0; }
  .mark { stroke: #59636e; stroke-dasharray: 4 3; }
  .ahead { fill: #0969da; }
  .behind { fill: #8c959f; }
  .line { fill: none; stroke-width: 2.5; }
  .s0 { stroke: #0969da; } .d0 { fill: #0969da; }
  .s1 { stroke: #bc4c00; stroke-dasharray: 7 4; } .d1 { fill: #bc4c00; }
  .s2 { stroke: #1a7f37; stroke-dasharray: 2 4; } .d2 { fill: #1a7f37; }
  @media (prefers-color-scheme: dark) {
    .back { fill: #0d1117 !important; }
    text { fill: #f0f6fc; }
    .soft { fill: #9198a1; }
    .grid { stroke: #3d444d; }
    .mark { stroke: #9198a1; }
    .ahead { fill: #4493f8; }
    .behind { fill: #656c76; }
    .s0 { stroke: #4493f8; } .d0 { fill: #4493f8; }
    .s1 { stroke: #db6d28; } .d1 { fill: #db6d28; }
    .s2 { stroke: #3fb950; } .d2 { fill: #3fb950; }
  }
</style>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Wide enough for the fonts of every system. */
const widthOf = (text: string) => text.length * 7.3;
const round = (value: number) => Math.round(value * 10) / 10;

function text(x: number, y: number, content: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${more}>${escapeText(content)}</text>`;
}

function svg(width: number, height: number, label: string, parts: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escapeText(label)}">`,
    style,
    `<rect class="back" width="${width}" height="${height}" rx="6" fill="#ffffff"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

const margin = 20;
const rowHeight = 26;

/** Draws a bar per peer, a group per subject, and a line where both are equally fast. */
export function ratioBars(title: string, bars: readonly Bar[]): string {
  const [top, plotWidth] = [72, 330];
  const subjects = [...new Set(bars.map(({ subject }) => subject))];
  const subjectWidth = Math.max(...subjects.map(widthOf));
  const peerWidth = Math.max(...bars.map(({ peer }) => widthOf(peer)));
  const left = margin + subjectWidth + 16 + peerWidth + 12;
  const most = Math.max(1.2, ...bars.map(({ ratio }) => ratio));
  const xOf = (ratio: number) => left + (ratio / most) * plotWidth;
  const groupGap = 10;
  const height = bars.length * rowHeight + (subjects.length - 1) * groupGap;
  const parts = [
    text(margin, 30, title, ' class="title"'),
    `<line class="mark" x1="${round(xOf(1))}" x2="${round(xOf(1))}" y1="${top - 12}" y2="${top + height}"/>`,
    text(xOf(1), top - 18, 'equally fast', ' class="soft" text-anchor="middle"'),
  ];
  let y = top;
  for (const [index, { subject, peer, ratio }] of bars.entries()) {
    const isFirst = bars[index - 1]?.subject !== subject;
    if (isFirst && index > 0) y += groupGap;
    if (isFirst) parts.push(text(margin, y + 12, subject));
    parts.push(
      text(left - 12, y + 12, peer, ' class="soft" text-anchor="end"'),
      `<rect class="${ratio >= 1 ? 'ahead' : 'behind'}" x="${round(left)}" y="${y - 2}" width="${round(xOf(ratio) - left)}" height="18" rx="2"/>`,
      // In a column of their own, so that the line crosses no text.
      text(left + plotWidth + 62, y + 12, `${ratio.toFixed(2)} ×`, ' text-anchor="end"'),
    );
    y += rowHeight;
  }
  return svg(Math.ceil(left + plotWidth + 62 + margin), y + margin - 6, title, parts);
}

/** Draws panels side by side, with the same steps on their axes and one legend. */
export function lineChart(
  title: string,
  axis: string,
  steps: readonly string[],
  panels: readonly Panel[],
): string {
  const [top, plotHeight, plotWidth, gap, left] = [112, 220, 300, 76, 64];
  const parts = [text(margin, 30, title, ' class="title"')];
  let legendX = margin;
  for (const [index, { name }] of (panels[0]?.lines ?? []).entries()) {
    parts.push(
      `<line class="line s${index}" x1="${round(legendX)}" x2="${round(legendX + 28)}" y1="52" y2="52"/>`,
      text(legendX + 36, 56, name),
    );
    legendX += 36 + widthOf(name) + 24;
  }
  for (const [index, { title: heading, lines, atLeast, mark }] of panels.entries()) {
    const x0 = left + index * (plotWidth + gap);
    const tick = niceTick(Math.max(atLeast, ...lines.flatMap(({ values }) => values)) / 4);
    const most = Math.ceil(Math.max(atLeast, ...lines.flatMap(({ values }) => values)) / tick) * tick;
    const xOf = (step: number) => x0 + ((step + 0.5) / steps.length) * plotWidth;
    const yOf = (value: number) => top + plotHeight * (1 - value / most);
    parts.push(text(x0, top - 18, heading));
    for (let value = 0; value <= most + tick / 2; value += tick) {
      const y = round(yOf(value));
      parts.push(
        `<line class="grid" x1="${x0}" x2="${x0 + plotWidth}" y1="${y}" y2="${y}"/>`,
        text(
          x0 - 8,
          y + 4,
          value.toLocaleString('en', { maximumFractionDigits: 2 }),
          ' class="soft" text-anchor="end"',
        ),
      );
    }
    if (mark !== undefined)
      parts.push(
        `<line class="mark" x1="${x0}" x2="${x0 + plotWidth}" y1="${round(yOf(mark))}" y2="${round(yOf(mark))}"/>`,
      );
    for (const [step, name] of steps.entries())
      parts.push(text(xOf(step), top + plotHeight + 20, name, ' class="soft" text-anchor="middle"'));
    parts.push(text(x0 + plotWidth / 2, top + plotHeight + 42, axis, ' class="soft" text-anchor="middle"'));
    for (const [index, { values }] of lines.entries()) {
      const points = values.map((value, step) => [round(xOf(step)), round(yOf(value))] as const);
      parts.push(
        `<polyline class="line s${index}" points="${points.map((point) => point.join(',')).join(' ')}"/>`,
        ...points.map(([x, y]) => `<circle class="d${index}" cx="${x}" cy="${y}" r="3.5"/>`),
      );
    }
  }
  const width = Math.max(left + panels.length * (plotWidth + gap) - gap + margin, legendX);
  return svg(Math.ceil(width), top + plotHeight + 60, title, parts);
}

/** Returns the least of 1, 2, 5 × a power of ten that is at least `value`. */
function niceTick(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((times) => times * power >= value) ?? 10) * power;
}
