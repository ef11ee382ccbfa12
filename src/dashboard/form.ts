import type { Request } from 'express';
import { HttpError } from '../contract/http-error.ts';
import { readText } from '../http/read/read-body.ts';

/** An order with 20 items and the longest texts. */
const maxFormBytes = 64 * 1024;

/** The fields of a form. */
export class Form {
  readonly body: string;
  readonly #fields: URLSearchParams;

  constructor(body: string) {
    this.body = body;
    this.#fields = new URLSearchParams(body);
  }

  /** Returns a field's text; empty if it is missing or repeated. */
  one(name: string): string {
    const values = this.#fields.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  }

  all(name: string): readonly string[] {
    return this.#fields.getAll(name);
  }
}

/** Reads the form of a POST. @throws {HttpError} for another media type, and for more than 64 KiB. */
export async function readForm(request: Request): Promise<Form> {
  if (request.is('application/x-www-form-urlencoded') === false)
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  return new Form(await readText(request, maxFormBytes));
}
