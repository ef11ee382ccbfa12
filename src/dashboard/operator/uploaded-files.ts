import { hash } from 'node:crypto';
import type { Request } from 'express';
import { HttpError } from '../../contract/errors.ts';
import { readBytes } from '../../http/body.ts';
import { Form } from '../form.ts';

/** 100,000 rate brackets. Parsing the form takes 50 ms. */
export const maxUploadBytes = 4 * 1024 * 1024;

export interface UploadedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A form with files. If the body was too large to read, it has no fields, and its files throw the refusal. */
export interface Upload {
  readonly form: Form;
  readonly readFiles: () => Promise<UploadedFile[]>;
  readonly isRead: boolean;
}

/** Reads a form with files. @throws {HttpError} for another media type and a broken body. */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await readBytes(request, maxUploadBytes));
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return { form: new Form(''), readFiles: () => Promise.reject(error), isRead: false };
  }
  const sent = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new HttpError('INVALID_FIELD');
  });
  const texts = [...sent].filter((field): field is [string, string] => typeof field[1] === 'string');
  // The content is part of the form: another file is another form.
  const fields = new URLSearchParams([...texts, ['content', hash('sha256', bytes)]]);
  // A form without a chosen file sends one without a name.
  const files = [...sent.values()].filter((value) => typeof value !== 'string' && value.name !== '');
  const readFiles = () =>
    Promise.all((files as File[]).map(async (file) => ({ name: file.name, content: await file.bytes() })));
  return { form: new Form(String(fields)), readFiles, isRead: true };
}
