import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';

const gatewaysOf = (env: Record<string, string>) => readConfig(env).carrier.gateways;

const acme = { CARRIER_ACME_URL: 'https://acme.example/sampan', CARRIER_ACME_SECRET: 'a-secret-of-acme' };
const http = { CARRIER_HTTP_URL: 'https://one.example', CARRIER_HTTP_SECRET: 'a-secret-of-the-first' };

describe('the gateways', () => {
  it('are none without settings', () => {
    expect(gatewaysOf({})).toEqual([]);
    expect(gatewaysOf({ CARRIER_GATEWAYS: '', CARRIER_HTTP_URL: '' })).toEqual([]);
  });

  it('are the one of CARRIER_HTTP_URL, whose carrier is http', () => {
    expect(gatewaysOf(http)).toEqual([
      {
        name: 'http',
        url: 'https://one.example',
        secret: 'a-secret-of-the-first',
        carriers: ['http'],
      },
    ]);
  });

  it('are those of CARRIER_GATEWAYS, each with its carriers, by default the one of its name', () => {
    const env = {
      ...http,
      ...acme,
      CARRIER_GATEWAYS: 'acme, fast-post',
      CARRIER_ACME_CARRIERS: 'acme,acme-express',
      CARRIER_FAST_POST_URL: 'http://127.0.0.1:4011/',
      CARRIER_FAST_POST_SECRET: 'a-secret-of-fast-post',
    };
    expect(gatewaysOf(env).map(({ name, url, carriers }) => [name, url, carriers])).toEqual([
      ['http', 'https://one.example', ['http']],
      ['acme', 'https://acme.example/sampan', ['acme', 'acme-express']],
      ['fast-post', 'http://127.0.0.1:4011', ['fast-post']],
    ]);
  });

  it('can have their secrets in files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-gateway-'));
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'a-secret-of-a-file\n');
    const env = { CARRIER_GATEWAYS: 'acme', CARRIER_ACME_URL: acme.CARRIER_ACME_URL };
    expect(gatewaysOf({ ...env, CARRIER_ACME_SECRET_FILE: file })).toMatchObject([
      { secret: 'a-secret-of-a-file' },
    ]);
    rmSync(folder, { recursive: true });
  });

  it.each<[string, Record<string, string>, string]>([
    ['no address', { CARRIER_GATEWAYS: 'acme' }, 'CARRIER_ACME_URL is not set'],
    [
      'an address without a secret',
      { CARRIER_GATEWAYS: 'acme', CARRIER_ACME_URL: 'https://acme.example' },
      'CARRIER_ACME_SECRET must have at least 16 characters',
    ],
    [
      'a secret without an address',
      { CARRIER_GATEWAYS: 'acme', CARRIER_ACME_SECRET: 'a-secret-of-acme' },
      'CARRIER_ACME_SECRET is set without CARRIER_ACME_URL',
    ],
    [
      'a password in the address',
      { ...acme, CARRIER_GATEWAYS: 'acme', CARRIER_ACME_URL: 'https://me:it@acme.example' },
      'CARRIER_ACME_URL must not contain a user name or a password',
    ],
    [
      'plain http in production',
      { ...acme, CARRIER_GATEWAYS: 'acme', CARRIER_ACME_URL: 'http://acme.example', NODE_ENV: 'production' },
      'CARRIER_ACME_URL must begin with https:// when NODE_ENV is production',
    ],
    ['a name that is not listed', acme, 'CARRIER_ACME_URL is set, but CARRIER_GATEWAYS does not list'],
    ['a name that is no name', { CARRIER_GATEWAYS: 'Acme' }, 'CARRIER_GATEWAYS has "Acme"'],
    ['the name of our own carrier', { CARRIER_GATEWAYS: 'sandbox' }, 'CARRIER_GATEWAYS has "sandbox"'],
    [
      'our own carrier',
      { ...http, CARRIER_HTTP_CARRIERS: 'http,sandbox' },
      'CARRIER_HTTP_CARRIERS has "sandbox"',
    ],
    [
      "another's secret",
      { ...http, ...acme, CARRIER_GATEWAYS: 'acme', CARRIER_ACME_SECRET: http.CARRIER_HTTP_SECRET },
      'CARRIER_HTTP_SECRET and CARRIER_ACME_SECRET are the same',
    ],
    [
      "another's carrier",
      { ...http, ...acme, CARRIER_GATEWAYS: 'acme', CARRIER_ACME_CARRIERS: 'acme,http' },
      'the gateways http and acme both have the carrier http',
    ],
  ])('are refused with %s', (_, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
    expect(() => readConfig(env)).not.toThrow(/a-secret-of/);
  });
});
