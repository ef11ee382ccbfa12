import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JpegCheck } from './jpeg.ts';

export interface Photo {
  readonly length: number;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/** A slower client is disconnected, because its slot is needed. */
const maxReadMs = 120_000;

/** Spools a photo through an unlinked file: little memory, and no incomplete photo is sent. Null: no JPEG. */
export async function spoolPhoto(body: AsyncIterable<Uint8Array>, onDone: () => void): Promise<Photo | null> {
  const file = await openUnlinkedFile();
  let length: number | null = null;
  try {
    length = await writeJpeg(file, body);
  } finally {
    if (length === null) {
      await file.close();
      onDone();
    }
  }
  if (length === null) return null;
  const content = file.createReadStream({ start: 0, signal: AbortSignal.timeout(maxReadMs) });
  content.on('close', onDone);
  return { length, content };
}

async function writeJpeg(file: FileHandle, body: AsyncIterable<Uint8Array>): Promise<number | null> {
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

async function openUnlinkedFile(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `sampan-photo-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await rm(name);
  return file;
}
