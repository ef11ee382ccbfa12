import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Response } from 'express';

/** Serves openapi.json byte for byte, to any origin; its server address is relative, so it needs no rewriting. */
export function serveContract() {
  const text = readFileSync(path.join(import.meta.dirname, '../../../openapi.json'));
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  return (request: Request, response: Response): void => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.writeHead(200, { 'Content-Length': text.length }).end(text);
  };
}
