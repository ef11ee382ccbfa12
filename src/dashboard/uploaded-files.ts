import type { Request } from 'express';
import { HttpError } from '../contract/http-error.ts';
import { readBytes } from '../http/read/read-body.ts';

/** 100,000 rate brackets. Parsing the form takes 50 ms. */
export const maxUploadBytes = 4 * 1024 * 1024;

export interface UploadedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Reads the files of a form. @throws {HttpError} for another media type, a broken body, and one that is too large. */
export async function readUploadedFiles(request: Request): Promise<UploadedFile[]> {
  const type = request.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const body = new Response(new Uint8Array(await readBytes(request, maxUploadBytes)), {
    headers: { 'Content-Type': type },
  });
  const form = await body.formData().catch(() => {
    throw new HttpError('INVALID_FIELD');
  });
  // A form without a chosen file sends one without a name.
  const files = [...form.values()].filter((value) => typeof value !== 'string' && value.name !== '');
  return Promise.all(
    (files as File[]).map(async (file) => ({ name: file.name, content: await file.bytes() })),
  );
}
