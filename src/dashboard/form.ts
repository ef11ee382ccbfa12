import { hash } from 'node:crypto';
import type { Request } from 'express';
import { HttpError } from '../contract/errors.ts';
import { readBytes, readText } from '../http/body.ts';
import { randomBase62 } from '../runtime.ts';
import { turnFor } from '../turn.ts';

/** Field of every form: the user who opened the page, and a random key. */
export const formKeyField = 'form_key';

/** Returns the value of the form key field of a page. */
export function newFormKey(userId: string): string {
  return `${userId}.${randomBase62(22)}`;
}

/** Fields that prove who is at the browser (reauthentication.ts). No page renders their values. */
export const proofFields = ['proof_code', 'proof_password', 'proof_passkey'] as const;
/** Fields that are never shown again: a form with one is filled in again. */
const secretFields = ['password', 'current', 'code', 'draft'];

const maxFormBytes = 64 * 1024;
/** More than the fields of the largest order, which has 100 items of 29. Each costs time to parse, to keep and to show, however short it is. */
const maxFields = 5_000;
/** The largest body of createShipment, 256 KiB. In a form, a Chinese character has three times its size in JSON. */
export const maxOrderFormBytes = 768 * 1024;

type FormFields = readonly (readonly [name: string, value: string])[];

export class Form {
  readonly #fields: string | FormFields;
  readonly #values: ReadonlyMap<string, readonly string[]>;

  /** @param fields as a browser encodes them in a body, or read */
  constructor(fields: string | FormFields) {
    this.#fields = fields;
    const read = typeof fields === 'string' ? [...new URLSearchParams(fields)] : fields;
    const byName = Map.groupBy(read, ([name]) => name);
    this.#values = new Map([...byName].map(([name, given]) => [name, given.map(([, value]) => value)]));
  }

  get body(): string {
    const fields = this.#fields;
    return typeof fields === 'string'
      ? fields
      : String(new URLSearchParams(fields.map(([name, value]) => [name, value])));
  }

  /** Returns a field's text; empty if it is missing or repeated. */
  one(name: string): string {
    const values = this.all(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** The user who opened the page of the form; null if the form does not say. */
  get openedBy(): string | null {
    const [userId = '', random = ''] = this.one(formKeyField).split('.');
    return userId.startsWith('usr_') && /^\w{22}$/.test(random) ? userId : null;
  }

  /** Fields that a person filled in, without those that each sending has of its own. */
  get ownFields(): (readonly [name: string, value: string])[] {
    const others: readonly string[] = [formKeyField, ...proofFields];
    return [...new URLSearchParams(this.body)].filter(([name]) => !others.includes(name));
  }

  /** A page must not show what was typed. */
  get hasSecret(): boolean {
    return secretFields.some((name) => this.all(name).length > 0);
  }
}

/** Reads the form of a POST. @throws {HttpError} for another media type, more than 64 KiB or `maxBytes`, and 5,000 fields. */
export async function readForm(request: Request, maxBytes: number = maxFormBytes): Promise<Form> {
  if (request.is('application/x-www-form-urlencoded') === false)
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  const body = await readText(request, maxBytes);
  if (body.split('&', maxFields + 1).length > maxFields) throw new HttpError('PAYLOAD_TOO_LARGE');
  return new Form(body);
}

export interface UploadLimits {
  readonly bytes: number;
  /** Fields and files together. Parsing takes time for each. */
  readonly parts: number;
  /** Characters of all texts. */
  readonly texts: number;
}

export const uploadLimits: UploadLimits = { bytes: 4 * 1024 * 1024, parts: 64, texts: maxFormBytes };

/** Proxies pass on 9 MiB (deploy/). */
const mostBytes = 8.75 * 1024 * 1024;

/** The files of a catalog, of which the largest has 100,000 rate brackets or duty rates. */
export const catalogLimits: UploadLimits = { ...uploadLimits, bytes: mostBytes };

/** A file of 1,000 orders with what a person decided about it. */
export const orderFileLimits: UploadLimits = {
  bytes: mostBytes,
  parts: 2_000,
  texts: 8.5 * 1024 * 1024,
};

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

const maxPartHeaderBytes = 2 * 1024;

/** Reads a form with files. @throws {HttpError} for another media type, a broken body, and more parts or texts than its limits. */
export async function readUpload(request: Request, limits: UploadLimits = uploadLimits): Promise<Upload> {
  const boundary = /^multipart\/form-data; *boundary=([\w'-]{1,70})$/i.exec(
    request.get('Content-Type') ?? '',
  )?.[1];
  if (boundary === undefined) throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await readBytes(request, limits.bytes));
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return { form: new Form(''), readFiles: () => Promise.reject(error), isRead: false };
  }
  await turnFor(bytes.length);
  refuseManyParts(Buffer.from(bytes.buffer), `--${boundary}`, limits.parts);
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const sent = await new Response(bytes, { headers }).formData().catch(() => {
    throw new HttpError('INVALID_FIELD');
  });
  const texts = [...sent].filter((field): field is [string, string] => typeof field[1] === 'string');
  if (texts.reduce((total, [, text]) => total + text.length, 0) > limits.texts)
    throw new HttpError('PAYLOAD_TOO_LARGE');
  // The content is part of the form: another file is another form.
  const fields = [...texts, ['content', hash('sha256', bytes)] as const];
  // A form without a chosen file sends one without a name.
  const files = [...sent.values()].filter((value) => typeof value !== 'string' && value.name !== '');
  const readFiles = () =>
    Promise.all((files as File[]).map(async (file) => ({ name: file.name, content: await file.bytes() })));
  return { form: new Form(fields), readFiles, isRead: true };
}

/** Parsing takes time for each part and for each line of its headers, even of an empty one. */
function refuseManyParts(bytes: Buffer, delimiter: string, maxParts: number): void {
  let delimiters = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at)) {
    at += delimiter.length;
    const headers = bytes.subarray(at, at + maxPartHeaderBytes);
    const areShort = headers.length < maxPartHeaderBytes || headers.includes('\r\n\r\n');
    // The last one ends the form.
    if (++delimiters > maxParts + 1 || !areShort) throw new HttpError('PAYLOAD_TOO_LARGE');
  }
}
