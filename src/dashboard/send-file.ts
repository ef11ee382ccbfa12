import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { compressorOf } from './compress.ts';
import type { PageFile } from './visit.ts';

/** Streams a file. Only pages of the dashboard can show it, and scripts in it don't run. PDF viewers need the rest. */
export async function sendFile(
  response: Response,
  { type, name, content, isShown = false }: PageFile,
): Promise<void> {
  response.type(type).set({
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'Content-Security-Policy': `script-src 'none'; form-action 'none'; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
  });
  try {
    const source = Readable.from(content instanceof Uint8Array ? [content] : content);
    const compressor = type === 'text/csv' ? compressorOf(response) : null;
    await (compressor ? pipeline(source, compressor, response) : pipeline(source, response));
  } catch (error) {
    // The reader went away, which ends the export.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
