import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import express from 'express';
import json5 from 'json5';
import { parse } from 'yaml';
import { readOperations } from '../../../codegen/contract.ts';
import { parseContract } from '../../../codegen/document.ts';
import { unprintable } from '../../../codegen/rules/structure.ts';
import { servedFiles as makeServedFiles } from '../../../codegen/served/served-files.ts';
import { placeholderUrl, servedFiles } from '../../../generated/served-files.ts';
import { readConfig } from '../../../src/config/config.ts';
import { root } from '../../support/paths.ts';
import { startTestService, type TestService } from '../../support/service.ts';

/** js-yaml has no types of its own. */
const { load } = createRequire(import.meta.url)('js-yaml') as { load: (text: string) => unknown };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const get = async (name: string) => {
  const answer = await fetch(`${service.rootUrl}/${name}`);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  return { text: await answer.text(), type: answer.headers.get('content-type') };
};
const file = readFileSync(path.join(root, 'openapi.json'), 'utf8');

describe('/openapi.json', () => {
  it("is the file, byte for byte, except for the server, which is this service's address", async () => {
    const { text, type } = await get('openapi.json');
    expect(type).toBe('application/json; charset=utf-8');
    const served = text.split('\n');
    const lines = file.split('\n');
    const first = served.findIndex((line, index) => line !== lines[index]);
    expect(served[first]).toBe(`      "url": "${service.rootUrl}/api/v1",`);
    expect(JSON.parse(text).servers).toEqual([
      { url: `${service.rootUrl}/api/v1`, description: 'An installation of Sampan.' },
    ]);
    const end = served.indexOf('  ],');
    expect(served.slice(end)).toEqual(lines.slice(lines.indexOf('  ],')));
  });
});

describe('the addresses of the operator', () => {
  const editions = [
    'openapi.json',
    'openapi.min.json',
    'openapi.yaml',
    'openapi-3.0.json',
    'openapi-open.json',
  ];
  const read = (name: string, text: string) => (name.endsWith('.yaml') ? parse(text) : JSON.parse(text));

  it('are absent without settings, and no example host replaces them', async () => {
    for (const name of editions) {
      const { info, externalDocs } = read(name, (await get(name)).text);
      expect([info.termsOfService, externalDocs]).toEqual([undefined, undefined]);
      expect(info.contact).toEqual({ name: 'Operator of the installation' });
    }
  });

  it('are in every edition if they are set', async () => {
    const help = 'https://shop.example/help?from="api"';
    const settled = await startTestService({
      env: {
        CONTACT_EMAIL: 'help@shop.example',
        CONTACT_URL: 'https://shop.example/help',
        TERMS_URL: 'https://shop.example/terms',
        DOCUMENTATION_URL: 'https://shop.example/guides',
      },
    });
    for (const name of editions) {
      const { info, externalDocs } = read(name, await (await fetch(`${settled.rootUrl}/${name}`)).text());
      expect({ info, externalDocs }).toMatchObject({
        info: {
          title: 'Sampan',
          termsOfService: 'https://shop.example/terms',
          contact: { url: 'https://shop.example/help', email: 'help@shop.example' },
        },
        externalDocs: { url: 'https://shop.example/guides' },
      });
    }
    await settled.stop();
    expect(() => readConfig({ TERMS_URL: help })).toThrow(/^TERMS_URL is .* must not contain a query/);
    expect(() => readConfig({ CONTACT_EMAIL: 'help' })).toThrow(/^CONTACT_EMAIL is "help"; it must be/);
  });
});

describe('editions of the contract', () => {
  it.each<[name: string, type: string, read: (text: string) => unknown]>([
    ['openapi.min.json', 'application/json; charset=utf-8', (text) => JSON.parse(text)],
    ['openapi.yaml', 'application/yaml; charset=utf-8', (text) => parse(text)],
    ['openapi.yaml', 'application/yaml; charset=utf-8', (text) => parse(text, { version: '1.1' })],
    ['openapi.yaml', 'application/yaml; charset=utf-8', load],
  ])('%s has the content of /openapi.json', async (name, expected, read) => {
    const { text, type } = await get(name);
    expect(type).toBe(expected);
    expect(read(text)).toEqual(JSON.parse((await get('openapi.json')).text));
  });

  it.each([
    'openapi.json',
    ...servedFiles,
  ])('%s has no control character, and a second parser reads the same', async (name) => {
    const { text } = await get(name);
    expect(unprintable.exec(text)).toBeNull();
    if (name.endsWith('.json')) expect(json5.parse(text)).toEqual(JSON.parse(text));
  });

  it('openapi.min.json has no white space between its parts', async () => {
    const { text } = await get('openapi.min.json');
    expect(text).toBe(JSON.stringify(JSON.parse(text)));
  });

  it("are those that the generator makes from openapi.json, with the service's address", async () => {
    const made = makeServedFiles(readOperations(parseContract(file)));
    expect([...made.keys()]).toEqual(servedFiles);
    expect(servedFiles.length).toBeGreaterThan(2);
    for (const [name, text] of made) {
      const served = (await get(name)).text;
      expect(served).toBe(text.replaceAll(placeholderUrl, service.rootUrl));
      expect(served).not.toContain(placeholderUrl);
    }
  });
});

it('the editions are made once, by one thread, for requests at the same moment', async () => {
  // A fresh instance of the module has made none.
  const fresh = `${new URL('../../../src/http/page/serve-contract.ts', import.meta.url).href}?fresh`;
  const { serveContract } = (await import(
    fresh
  )) as typeof import('../../../src/http/page/serve-contract.ts');
  const threads: Worker[] = [];
  const count = (worker: Worker) => threads.push(worker);
  process.on('worker', count);
  const app = express().use(serveContract({ rootUrl: () => 'https://sampan.example' }));
  await using server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(servedFiles.map((name) => fetch(`http://127.0.0.1:${port}/${name}`)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  process.off('worker', count);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(threads).toHaveLength(1);
});

describe('/openapi-3.0.json', () => {
  it('is valid OpenAPI 3.0', async () => {
    const { text } = await get('openapi-3.0.json');
    const validator = new Validator({});
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.0');
  });
});

describe('a page of the reference that does not exist', () => {
  it('is a 404 that names the list of the pages', async () => {
    const answer = await fetch(`${service.rootUrl}/docs/bookShipment.md`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      {
        status: 404,
        message: 'NOT_FOUND: no page bookShipment.md; /llms.txt lists the pages of the reference',
        sysCode: '1404001',
        data: null,
      },
    ]);
  });
});
