import { inflateRawSync } from 'node:zlib';

/** An entry as the directory of a ZIP archive lists it (APPNOTE.TXT, 4.3.12). Its sizes may be lies. */
interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;

/** An archive that can't be read within its limits. */
export class ZipError extends Error {
  readonly isTooLarge: boolean;

  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'too large' : 'damaged');
    this.isTooLarge = isTooLarge;
  }
}

/** Lists the entries of an archive. Nothing is unpacked. @throws {ZipError} */
export function listZipEntries(archive: Buffer, maxEntries: number): ZipEntry[] {
  const end = archive.lastIndexOf(endMark);
  if (end === -1 || end + 22 > archive.length) throw new ZipError(false);
  const count = archive.readUInt16LE(end + 10);
  if (count > maxEntries) throw new ZipError(true);
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== directoryMark) throw new ZipError(false);
    const method = archive.readUInt16LE(at + 10);
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: method !== 0,
      packedBytes: archive.readUInt32LE(at + 20),
      bytes: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks entries that together have at most `maxBytes`, whatever the directory says. @throws {ZipError} */
export function unpackZipEntries(
  archive: Buffer,
  entries: readonly ZipEntry[],
  maxBytes: number,
): { readonly name: string; readonly content: Buffer }[] {
  let left = maxBytes - entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left < 0) throw new ZipError(true);
  left = maxBytes;
  return entries.map((entry) => {
    const content = unpack(archive, entry, left);
    left -= content.length;
    return { name: entry.name, content };
  });
}

function unpack(archive: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const { offset, packedBytes, isDeflated } = entry;
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== localMark) throw new ZipError(false);
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + packedBytes);
  if (packed.length > maxBytes) throw new ZipError(true);
  if (!isDeflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    throw new ZipError((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE');
  }
}
