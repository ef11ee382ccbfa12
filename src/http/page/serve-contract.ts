import path from 'node:path';
import { Router } from 'express';
import { placeholderUrl, servedFiles } from '../../../generated/served-files.ts';
import type { PublisherConfig } from '../../config/config.ts';
import type { WorkContext } from '../../context.ts';
import { contractBytes } from '../../contract/contract.ts';
import { HttpError } from '../../contract/errors.ts';
import { cacheSuccess } from '../../runtime.ts';
import { runThread } from '../../thread.ts';
import { anyOrigin } from '../request.ts';
import { supportsOnly } from '../supports-only.ts';
import { staticDocument } from './static-document.ts';

/** Leaves room for a busy machine. After a failure, the next request tries again. */
const maxMakingMs = 30_000;

/** Makes the served files from the contract. In a thread, because it takes half a second. */
const madeFiles = cacheSuccess(async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const maker = new URL('../../../codegen/served/thread.ts', import.meta.url);
  return runThread('making the editions of the contract', maker, maxMakingMs, { workerData: contractBytes });
});

/** The server's URL, and the variable behind it with its comma. */
const serverVariable = /\{root_url\}(.*?),\s+"variables": \{\s*"root_url": \{[^{}]*\}\s*\}/s;

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

interface ContractSource {
  readonly rootUrl: WorkContext['rootUrl'];
  readonly config?: Pick<WorkContext['config'], 'publisher'>;
}

/**
 * Serves openapi.json, byte for byte except for the server's URL and the operator's own URLs, and the files that
 * are made from it, to any origin.
 */
export function serveContract({ rootUrl, config }: ContractSource): Router {
  const router = Router();
  const serverUrl = () => rootUrl() ?? '';
  serve('openapi.json', async () =>
    contractBytes.toString().replace(serverVariable, (_, rest) => serverUrl() + rest),
  );
  for (const name of servedFiles)
    serve(name, async () => {
      const file = (await madeFiles()).get(name);
      if (!file) throw new Error(`codegen/served makes no ${name}; run npm run generate`);
      return Buffer.from(file).toString().replaceAll(placeholderUrl, serverUrl());
    });
  router.get('/docs/:name.md', ({ params }) => {
    throw new HttpError('NOT_FOUND', {
      message: `no page ${params.name}.md; /llms.txt lists the pages of the reference`,
    });
  });
  return router;

  function serve(name: string, read: () => Promise<string>): void {
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    const document = staticDocument(
      async () => Buffer.from(withPublisher(name, await read(), config?.publisher)),
      { type, maxAgeSeconds: 60 },
    );
    router.route(`/${name}`).get(anyOrigin, document).all(supportsOnly('GET, HEAD'));
  }
}

/** Adds the operator's contact, terms and documentation to an edition of the contract. Without settings, it is unchanged. */
function withPublisher(name: string, edition: string, publisher: PublisherConfig | undefined): string {
  if (!publisher || !/^openapi[\w.-]*\.(json|yaml)$/.test(name)) return edition;
  const { contactUrl: url, contactEmail: email, termsUrl, documentationUrl } = publisher;
  if (Object.values(publisher).every((value) => value === null)) return edition;
  const contact = { ...(url ? { url } : {}), ...(email ? { email } : {}) };
  const terms = termsUrl ? { termsOfService: termsUrl } : {};
  const documentation = documentationUrl ? { externalDocs: { url: documentationUrl } } : {};
  if (name.endsWith('.yaml')) {
    const inContact = yamlLines(contact, '    ');
    const inInfo = yamlLines(terms, '  ');
    const atEnd = documentationUrl ? `externalDocs:\n  url: ${JSON.stringify(documentationUrl)}\n` : '';
    return `${edition.replace(/^ {2}contact:\n {4}name: .*\n/m, (found) => inInfo + found + inContact)}${atEnd}`;
  }
  const document = JSON.parse(edition);
  const info = { ...document.info, ...terms, contact: { ...document.info.contact, ...contact } };
  const indent = edition.startsWith('{\n') ? 2 : undefined;
  return `${JSON.stringify({ ...document, info, ...documentation }, null, indent)}${indent ? '\n' : ''}`;
}

/** A JSON string is a string of YAML too. */
function yamlLines(values: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(values)
    .map(([key, value]) => `${indent}${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
