import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JpegCheck } from './jpeg.ts';

/** A photo that is here whole. */
export interface Photo {
  readonly length: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A client that reads slower than this loses its connection: the photo's place is needed. */
const readPatienceMs = 120_000;

/**
 * Takes a photo in through a file without a name, so that nothing is answered before all of it is there, and little
 * of it is ever in memory; the file goes when it has been read, or with the process. Null: it is no whole JPEG, and not
 * more of it was read than shows that. Throws what the body throws. `onDone` is called when the file is gone.
 */
export async function spoolPhoto(body: AsyncIterable<Uint8Array>, onDone: () => void): Promise<Photo | null> {
  const file = await openNameless();
  let length: number | null = null;
  try {
    length = await takeIn(file, body);
  } finally {
    if (length === null) {
      await file.close();
      onDone();
    }
  }
  if (length === null) return null;
  const content = file.createReadStream({ start: 0, signal: AbortSignal.timeout(readPatienceMs) });
  content.on('close', onDone);
  return { length, content };
}

/** The number of bytes; null as soon as they can't be a JPEG. */
async function takeIn(file: FileHandle, body: AsyncIterable<Uint8Array>): Promise<number | null> {
  const check = new JpegCheck();
  let length = 0;
  for await (const chunk of body) {
    if (!check.take(chunk)) return null;
    for (let written = 0; written < chunk.length; ) {
      const { bytesWritten } = await file.write(chunk, written, chunk.length - written, length + written);
      written += bytesWritten;
    }
    length += chunk.length;
  }
  return check.isWhole ? length : null;
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `sampan-photo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}
