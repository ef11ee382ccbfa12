import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { staticDocument } from './static-document.ts';

const file = path.join(import.meta.dirname, '..', '..', '..', 'openapi.json');

/** Serves openapi.json byte for byte to any origin. Its server address is relative. */
export function serveContract(): RequestHandler {
  const serve = staticDocument(() => readFile(file), {
    type: 'application/json; charset=utf-8',
    maxAgeSeconds: 60,
  });
  return (request, response, next) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    return serve(request, response, next);
  };
}
