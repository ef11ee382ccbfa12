import { cleanCell } from './cell-value.ts';
import type { Mapping } from './mapping.ts';
import type { Table } from './table.ts';

/** Says if a number is written with an exponent. */
export function hasExponent(reference: string): boolean {
  return /^\d(?:[.,]\d+)?e\+?\d+$/i.test(reference);
}

/** Digits that a spreadsheet keeps. */
const keptDigits = 15;
/** Zeros in the place of other digits that are no chance: numbers that really end so are one in 10,000. */
const minZeros = 4;

/**
 * Returns the order numbers of which a spreadsheet took the last digits, and wrote zeros for them. One in a hundred numbers
 * of 17 digits ends in 00 anyway. So the zeros count of all numbers of the file together, if most of its long ones have
 * them. A number that two recipients have is cut, too.
 */
export function cutReferences({ rows }: Table, mapping: Mapping): ReadonlySet<string> {
  const at = mapping.findIndex((meaning) => meaning?.field === 'reference_no' && !meaning.isFallback);
  const ofRecipient = [...mapping.keys()].filter((column) => mapping[column]?.field.startsWith('recipient.'));
  const recipients = new Map<string, Set<string>>();
  for (const { cells } of at === -1 ? [] : rows) {
    const { text } = cleanCell(cells[at] ?? '', 'reference_no');
    if (!/^\d{16,}$/.test(text)) continue;
    const found = recipients.get(text) ?? new Set();
    const recipient = ofRecipient.map((column) => cells[column] ?? '');
    // Programs leave the further rows of an order empty.
    if (recipient.some((cell) => cell !== '')) found.add(JSON.stringify(recipient));
    recipients.set(text, found);
  }
  const zeros = [...recipients.keys()].filter((reference) => /^\d{15}0+$/.test(reference));
  const count = zeros.reduce((sum, reference) => sum + reference.length - keptDigits, 0);
  const isMost = count >= minZeros && zeros.length * 2 > recipients.size;
  return new Set(zeros.filter((reference) => isMost || (recipients.get(reference)?.size ?? 0) > 1));
}
