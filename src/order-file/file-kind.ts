import type { OtherKind } from './file-fault.ts';

/** First bytes of files that hold no text. */
const signatures: readonly [string, OtherKind | 'zip' | 'ole'][] = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'archive'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole'],
  ['%PDF-', 'pdf'],
  ['\x89PNG\r\n', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['Rar!\x1a\x07', 'archive'],
  ['7z\xbc\xaf\x27\x1c', 'archive'],
  ['\x1f\x8b\x08', 'archive'],
  ['{\\rtf', 'document'],
  ['SQLite format 3\0', 'unknown'],
  // SYLK and DIF, other tables of spreadsheets.
  ['ID;P', 'unknown'],
  ['TABLE\r\n0,1', 'unknown'],
  ['TABLE\n0,1', 'unknown'],
  // Excel before 1995.
  ['\x09\x08\x10\0', 'xls'],
  ['\x09\x04\x06\0', 'xls'],
];

/** Returns what the first bytes of a file tell, or `text`. */
export function findKind(content: Uint8Array): OtherKind | 'zip' | 'text' {
  const start = Buffer.from(content.subarray(0, 64)).toString('latin1');
  const [, kind = 'text'] = signatures.find(([signature]) => start.startsWith(signature)) ?? [];
  // HEIC of telephones, and WebP.
  if (start.startsWith('ftyp', 4) || start.startsWith('WEBP', 8)) return 'picture';
  if (kind !== 'ole') return kind;
  // The container of old workbooks also holds new ones that have a password, and documents.
  const names = Buffer.from(content);
  const has = (name: string) => names.includes(name, 0, 'utf16le');
  if (has('EncryptedPackage')) return 'locked';
  return has('WordDocument') || has('PowerPoint') ? 'document' : 'xls';
}

/** Returns what a text is, if it is none with cells. */
export function findTextKind(text: string): OtherKind | null {
  const start = text.slice(0, 1_000).trimStart();
  if (/^(?:\{\s*["}]|\[\s*[[{\]"])/.test(start)) return 'json';
  if (/^<(?:!doctype html|html|table|meta|head|body|div)\b/i.test(start)) return 'web_page';
  if (/^<.*<(?:html|table)\b|^MIME-Version:/is.test(start)) return 'web_page';
  return /^<(?:\?xml|[a-z]+(?:\s|>))/i.test(start) ? 'xml' : null;
}
