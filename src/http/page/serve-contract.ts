import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import { placeholderAddress, servedFiles } from '../../../generated/served-files.ts';
import type { WorkContext } from '../../context.ts';
import { HttpError } from '../../contract/http-error.ts';
import { anyOrigin } from '../cors.ts';
import { supportsOnly } from '../supports-only.ts';
import { staticDocument } from './static-document.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** The server's address, and the variable behind it with its comma. */
const serverVariable = /\{root_url\}(.*?),\s+"variables": \{.*?\n {6}\}/s;

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves openapi.json, byte for byte except for the server's address, and the files that are generated from it, to any
 * origin.
 */
export function serveContract({ rootUrl }: Pick<WorkContext, 'rootUrl'>): Router {
  const router = Router();
  const address = () => rootUrl() ?? '';
  serve('openapi.json', async () =>
    (await text('openapi.json')).replace(serverVariable, (_, rest) => address() + rest),
  );
  for (const name of servedFiles)
    serve(name, async () =>
      (await text(`generated/served/${name}`)).replaceAll(placeholderAddress, address()),
    );
  router.get('/docs/:name.md', ({ params }) => {
    throw new HttpError('NOT_FOUND', {
      message: `no page ${params.name}.md; /llms.txt lists the pages of the reference`,
    });
  });
  return router;

  function serve(name: string, read: () => Promise<string>): void {
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const document = staticDocument(async () => Buffer.from(await read()), { type, maxAgeSeconds: 60 });
    router.route(`/${name}`).get(anyOrigin, document).all(supportsOnly('GET, HEAD'));
  }
}

function text(name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8');
}
