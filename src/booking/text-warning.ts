import type { Schemas } from '../../generated/operations.ts';
import { cleanCell, isHsCode, type Loss, lossOf, readCellValue } from '../order-file/cell-value.ts';
import { isBlank } from '../text.ts';

type Warning = Schemas['Warning'];

const lossMessages: Readonly<Record<Loss, string>> = {
  error: 'is what a spreadsheet or program writes in place of a lost value; send the value',
  date: 'looks like a date that a spreadsheet made of another value; send the value',
  misread: 'was read in a wrong encoding, and characters are lost; send the text again',
};

/** Returns advice on texts that programs destroyed, and on HS codes that are none, as a file of orders with them is refused. */
export function textWarnings(body: unknown): Warning[] {
  const { recipient, sender, items } = Object(body) as Readonly<Record<string, unknown>>;
  return [
    ...warningsOf(recipient, ['recipient'], 'recipient'),
    ...warningsOf(sender, ['sender'], 'sender'),
    ...(Array.isArray(items) ? items.flatMap((item, at) => warningsOf(item, ['items', at], 'items')) : []),
  ];
}

function warningsOf(record: unknown, path: Warning['path'], group: string): Warning[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const found =
      typeof value === 'string' && !isBlank(value) ? textWarning(value, `${group}.${name}`) : null;
    return found ? [{ path: [...path, name], ...found }] : [];
  });
}

function textWarning(given: string, field: string): Omit<Warning, 'path'> | null {
  const { text, given: damaged } = cleanCell(given, field);
  const loss = text.includes('\ufffd') ? 'misread' : lossOf(text, field);
  if (loss !== null) return { code: 'TEXT_LOST', message: lossMessages[loss], suggestion: null };
  if (damaged !== undefined)
    return {
      code: 'TEXT_MISREAD',
      message: 'was read in a wrong encoding, or has HTML',
      suggestion: text,
    };
  if (field !== 'items.hs_code' || isHsCode(given)) return null;
  const read = String(readCellValue(text, { field }, '.').value);
  return {
    code: 'HS_CODE_INVALID',
    message:
      'is not an HS code: it has at least 6 digits, and the first two are a chapter, 01 to 97, such as 6109.10',
    suggestion: isHsCode(read) ? read : null,
  };
}
