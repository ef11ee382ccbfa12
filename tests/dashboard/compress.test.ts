import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let owner: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  await create(service, order());
});
afterAll(() => service.stop());

const coding = async (path: string, headers: Record<string, string>) =>
  (await owner.get(path, headers)).headers.get('content-encoding');

describe.each(['/test/shipments', '/test/shipments.csv', '/test/missing'])('%s', (path) => {
  it.each([
    'same-origin',
    'none',
  ])('is compressed for a visit from %s, with the same content', async (site) => {
    const { headers, text } = await owner.get(path, { 'Sec-Fetch-Site': site });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding, Sec-Fetch-Site');
    const plain = await owner.get(path);
    const withoutNonce = (page: string) =>
      page.replaceAll(/nonce="[^"]+"|name="form_key" value="[^"]+"/g, '');
    expect(withoutNonce(text)).toBe(withoutNonce(plain.text));
  });

  it('is not compressed if another site, or a browser that does not tell, opens it', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, {}]) {
      expect(await coding(path, headers as Record<string, string>)).toBeNull();
    }
  });

  it('is not compressed for a browser that can not read it', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'identity' };
    expect(await coding(path, headers)).toBeNull();
  });
});

it('the response with a new key is not compressed', async () => {
  const { status, headers, text } = await owner.post('/test/keys', {
    label: 'shown once',
    scopes: 'rates:read',
  });
  expect([status, headers.get('content-encoding')]).toEqual([200, null]);
  expect(text).toMatch(/mk_test_\w+/);
});

it('a label is not compressed', async () => {
  const { text } = await owner.get('/test/shipments');
  const [, id] = /shipments\/(SMP\d+)/.exec(text) ?? [];
  expect(await coding(`/test/shipments/${id}/label.pdf`, { 'Sec-Fetch-Site': 'same-origin' })).toBeNull();
});
