import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { signWebhook, verifySignature } from '../../src/webhook/signature.ts';

const contract = JSON.parse(readFileSync('openapi.json', 'utf8'));
const example = (path: string, operation: string, status: string) =>
  Object.values<{ value: { data: never } }>(
    contract.paths[path][operation].responses[status].content['application/json'].examples,
  )[0]?.value.data as unknown as Record<string, string> & { headers: Record<string, string> };

const secret = 'whsec_abc';
const now = new Date(1_000_000_000);
const header = signWebhook([secret], 1_000_000, 'body');

describe('a signature', () => {
  it('is the lower-case hex HMAC of time, dot and raw body, keyed with the whole secret', () => {
    const hex = createHmac('sha256', Buffer.from(secret, 'utf8')).update('1000000.body').digest('hex');
    expect(header).toBe(`t=1000000,v1=${hex}`);
    expect(verifySignature(header, secret, 'body', now)).toBe('valid');
  });

  it("matches the contract's example", () => {
    const created = example('/webhooks', 'post', '201');
    const sample = example('/webhooks/{id}/sample', 'get', '200');
    const signature = sample.headers['X-Service-Signature'] ?? '';
    const at = new Date(Number(/t=(\d+)/.exec(signature)?.[1]) * 1000);
    expect(verifySignature(signature, created.secret ?? '', sample.raw_body ?? '', at)).toBe('valid');
  });

  it('with two secrets is valid with either one, and with no other', () => {
    const both = signWebhook(['whsec_new', 'whsec_old'], 1_000_000, 'body');
    expect(both).toMatch(/^t=1000000,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(verifySignature(both, 'whsec_new', 'body', now)).toBe('valid');
    expect(verifySignature(both, 'whsec_old', 'body', now)).toBe('valid');
    expect(verifySignature(both, 'whsec_other', 'body', now)).toBe('wrong');
  });

  it.each([
    [header, 'body ', 0, 'wrong'],
    [header.replace('t=1000000', 't=1000001'), 'body', 0, 'wrong'],
    [header, 'body', 300_000, 'valid'],
    [header, 'body', 301_000, 'too_old'],
    [header, 'body', -301_000, 'too_old'],
    ['', 'body', 0, 'malformed'],
    ['v1=00', 'body', 0, 'malformed'],
    ['t=1000000', 'body', 0, 'malformed'],
    ['t=1e6,v1=00', 'body', 0, 'malformed'],
    ['t=1000000,v1=00', 'body', 0, 'wrong'],
  ])('%p over %p, checked %p ms later, is %s', (given, body, laterMs, verdict) => {
    expect(verifySignature(given, secret, body, new Date(now.getTime() + laterMs))).toBe(verdict);
  });
});
