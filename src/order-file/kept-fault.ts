import { inLanguage, type Language } from '../language.ts';
import type { CellFault } from './file-order.ts';
import { faultTexts } from './order-text.ts';

/** Numbers that stand for the parts of a fault, so that its English text can be recognized. */
const marks = {
  line: 7_770_002,
  otherLine: 7_770_001,
  lastLine: 7_770_003,
  count: 7_770_004,
  max: 7_770_005,
};
const mark = '7770006';
const place = { column: 0, path: '', ...marks, value: mark };

/** A fault of each kind. */
const faults: readonly CellFault[] = [
  { ...place, reason: 'row_differs' },
  { ...place, reason: 'repeated_row' },
  { ...place, reason: 'apart' },
  { ...place, reason: 'cut_digits' },
  { ...place, reason: 'many_items' },
  { ...place, reason: 'no_currency' },
  { ...place, reason: 'currency', currency: mark },
  { ...place, reason: 'currency_differs', currency: mark, expected: '7770007' },
  { ...place, reason: 'hs_code' },
  ...(['error', 'date', 'misread'] as const).map((by) => ({ ...place, reason: 'lost' as const, by })),
];

/** The text of every fault of a cell is shorter. */
export const maxKeptLength = 600;

/** Each part has a bounded length: the texts to match come from browsers, too. */
const faultForms = faults.map((fault) => {
  const [text, chinese] = faultTexts(fault);
  const numbers = new Set(Object.values(marks).map(String));
  const known = new Set<string>();
  const pattern = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/777\d{4}/g, (name) => {
    const part = numbers.has(name) ? String.raw`\d{1,9}` : '.{1,41}';
    const group = known.has(name) ? `\\k<m${name}>` : `(?<m${name}>${part})`;
    known.add(name);
    return group;
  });
  return { pattern: new RegExp(`^${pattern}$`, 's'), chinese };
});

/** Returns what is wrong with a cell in a language, from the English text that a refused order keeps; null for another text. */
export function keptFaultText(english: string, language: Language): string | null {
  if (english.length > maxKeptLength) return null;
  for (const { pattern, chinese } of faultForms) {
    const found = pattern.exec(english);
    if (!found) continue;
    const said = chinese.replaceAll(/777\d{4}/g, (name) => found.groups?.[`m${name}`] ?? name);
    return inLanguage([english, said], language);
  }
  return null;
}

/** Says if the data of a stored error name a fault of a cell of the order's file. */
export function hasKeptFault(data: unknown): boolean {
  return Array.isArray(data) && data.some(({ message }) => keptFaultText(String(message), 'en') !== null);
}
