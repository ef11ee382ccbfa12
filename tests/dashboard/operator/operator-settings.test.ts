import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInOperator, signedInUser, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let operator: TestBrowser;
let merchant: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
  ({ browser: merchant } = await signedInUser(service, { role: 'viewer' }));
});
afterAll(() => service.stop());

const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
const state = async () =>
  JSON.stringify([
    await rows('select * from payment_instruction order by language'),
    await rows("select * from audit_entry where action = 'payment_instruction.changed'"),
  ]);
const save = (english: string, chinese: string) =>
  operator.post('/operator/settings/payment', { en: english, 'zh-Hant': chinese });
const wallet = async (language: string) =>
  (await merchant.get('/live/wallet', { 'Accept-Language': language })).text;

describe('the text about adding money', () => {
  it('is a question to the operator at first, and names the account', async () => {
    const text = await wallet('en');
    expect(text).toContain('Ask the people who run this service how to pay');
    expect(text).toContain(`<code>${service.account.id}</code>`);
    expect((await merchant.get('/test/wallet')).text).not.toContain('Add money');
  });

  it('is written by an operator, in the activity, and shown in the language of the user', async () => {
    const saved = await save(
      'Pay by FPS 1234567.\r\nAsk <b>Kit</b>: https://pay.example/a?b=1&c=2.',
      '轉數快 7654321',
    );
    expect(saved.location).toBe('/dashboard/operator/settings?saved=payment');
    const english = await wallet('en');
    expect(english).toContain('Pay by FPS 1234567.\nAsk &lt;b>Kit&lt;/b>');
    expect(english).toContain('href="https://pay.example/a?b=1&amp;c=2"');
    expect(english).not.toContain('轉數快');
    expect(await wallet('zh-HK')).toContain('轉數快 7654321');
    expect((await operator.get('/operator/settings')).text).toContain('>轉數快 7654321</textarea>');
    expect((await operator.get('/operator/activity')).text).toContain('Text about adding money changed');
  });

  it('is shown in the other language if one has no text, and marked as such', async () => {
    await save('Pay by FPS 1234567.', ' ');
    expect(await wallet('zh-HK')).toContain('<p class="lines" lang="en">Pay by FPS 1234567.</p>');
    expect(await rows('select language from payment_instruction')).toEqual([{ language: 'en' }]);
  });

  it('has no link of another scheme', async () => {
    await save('javascript:alert(1) data:text/html,x http://a.example/"onclick="x', '');
    const text = await wallet('en');
    expect([...text.matchAll(/<a href="([^"]*)" rel/g)].map(([, link]) => link)).toEqual([
      'http://a.example/',
    ]);
    expect(text).toContain('&quot;onclick=');
  });

  it.each([
    ['of 2,001 characters', 'x'.repeat(2_001)],
    ['with a control character', 'a\u0000b'],
    ['with a mark of the text direction', 'a\u202eb'],
  ])('is refused %s, and the other text is kept', async (_, text) => {
    const before = await state();
    const reply = await save(text, 'kept text');
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="en-error"')]);
    expect(reply.text).toContain('>kept text</textarea>');
    expect(await state()).toBe(before);
  });

  it('is changed by no user of an account', async () => {
    const before = await state();
    const reply = await merchant.post('/operator/settings/payment', { en: 'Pay me' });
    expect([reply.status, reply.location]).toEqual([303, '/dashboard/sign-in']);
    expect(await state()).toBe(before);
  });
});
