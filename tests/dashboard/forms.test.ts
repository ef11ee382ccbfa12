import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginFormSubmission, deleteExpiredFormSubmissions } from '../../db/query/user/form-submission.ts';
import { Form, newFormKey } from '../../src/dashboard/form.ts';
import { idOfForm } from '../../src/dashboard/form-submissions.ts';
import { keyTexts } from '../../src/dashboard/key/text.ts';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import { securityTexts } from '../../src/dashboard/security/text.ts';
import { teamTexts } from '../../src/dashboard/team/text.ts';
import { webhookTexts } from '../../src/dashboard/webhook/text.ts';
import { sealForm } from '../../src/user/form-submission.ts';
import { hashToken } from '../../src/user/token.ts';
import {
  goodPassword,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { codeOf, draftOf, recoveryCodes, turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

const { rows } = userRecords(() => service);
let addresses = 0;
/** Sign-ins are limited per address. */
const newAddress = () => `203.0.113.${++addresses}`;
/** A user of an account of its own. */
async function person(): Promise<{
  readonly browser: TestBrowser;
  readonly email: string;
  readonly accountId: string;
  readonly userId: string;
}> {
  const { id: accountId } = await service.createAccount();
  const { browser, email } = await signedInUser(service, { accountId, address: newAddress() });
  const [{ id: userId }] = await rows('select id from dashboard_user where email = $1', email);
  return { browser, email, accountId, userId };
}
const count = async (query: string, ...values: string[]) => (await rows(query, ...values)).length;
const below = (location: string | null) => (location ?? '').replace('/dashboard', '');
/** Fields of a form as the page of a user has them. */
const formOf = (userId: string, fields: Record<string, string>) =>
  new URLSearchParams({ ...fields, form_key: newFormKey(userId) });
const keyForm = { label: 'shop', scopes: 'rates:read' };
const keysOf = (accountId: string) =>
  rows("select label, livemode from api_key where account_id = $1 and label <> 'test'", accountId);
/** Sends a form twice without waiting, and returns the two pages that the browser then shows. */
async function sendTwice(browser: TestBrowser, path: string, form: URLSearchParams) {
  const replies = await Promise.all([browser.send(path, form), browser.send(path, form)]);
  return Promise.all(replies.map(({ location }) => browser.get(below(location))));
}

describe('two clicks on a button', () => {
  const signIn = async (browser: TestBrowser) => (await browser.get('/test/security')).status;

  it.each<[string, string, Record<string, string>, RegExp, string]>([
    ['an API key', '/live/keys', keyForm, /mk_live_\w+/, 'select id from api_key where account_id = $1'],
    [
      'an endpoint',
      '/test/webhooks',
      { url: 'http://127.0.0.1:9/twice', events: '*' },
      /whsec_[\w+/]+=/,
      'select id from webhook_endpoint where account_id = $1',
    ],
    [
      'an invitation',
      '/test/team',
      { email: 'twice@shop.example', role: 'viewer' },
      /welcome\?token=\w+/,
      "select id from audit_entry where account_id = $1 and action = 'user.invited' and address is not null",
    ],
  ])('make %s once and show its secret to both', async (_, path, fields, secret, made) => {
    const { browser, accountId, userId } = await person();
    const before = await count(made, accountId);
    const form = formOf(userId, fields);
    await sendTwice(browser, path, form);
    const pages = [await browser.post(path, [...form]), await browser.post(path, [...form])];
    const shown = pages.map(({ text }) => secret.exec(text)?.[0]);
    expect(shown).toEqual([expect.any(String), shown[0]]);
    expect((await count(made, accountId)) - before).toBe(1);
    expect(await signIn(browser)).toBe(200);
  });

  it('replace a signing secret once and show the new one to both', async () => {
    const { browser, userId, accountId } = await person();
    await browser.post('/test/webhooks', { url: 'http://127.0.0.1:9/rotate', events: '*' });
    const [{ id }] = await rows('select id from webhook_endpoint where account_id = $1', accountId);
    const address = `/test/webhooks/${id}`;
    const [, last4 = ''] =
      /name="secret_last4" value="([^"]+)"/.exec((await browser.get(`${address}/rotate`)).text) ?? [];
    const form = formOf(userId, { secret_last4: last4 });
    await sendTwice(browser, `${address}/rotate`, form);
    const { text } = await browser.post(`${address}/rotate`, [...form]);
    const [secret = ''] = /whsec_[\w+/]+=/.exec(text) ?? [];
    expect((await browser.get(address)).text).toContain(`…${secret.slice(-4)}`);
    expect(await count('select id from webhook_secret where endpoint_id = $1', id)).toBe(2);
  });

  it('turn the second factor on once; the second gets the new session and the recovery codes', async () => {
    const { browser, userId } = await person();
    const address = '/test/security/second-factor';
    const { draft, secret } = draftOf((await browser.get(address)).text);
    const form = formOf(userId, { draft, code: codeOf(service, secret), password: goodPassword });
    const { cookie } = browser;
    const first = await browser.send(address, form);
    const codes = recoveryCodes((await browser.get(below(first.location))).text);
    expect(codes).toHaveLength(10);
    // The browser left before it got the cookie of the first answer.
    browser.cookie = cookie;
    const again = await browser.send(address, form);
    const followed = await browser.get(below(again.location));
    expect(recoveryCodes(followed.text)).toEqual(codes);
    expect(browser.cookie).not.toBe(cookie);
    expect(await count('select 1 from user_session where user_id = $1', userId)).toBe(1);
  });

  it('show that the change is in progress until its result is known, and then that it is unknown', async () => {
    const { browser, userId, accountId } = await person();
    const form = formOf(userId, keyForm);
    const id = idOfForm('/live/keys', new Form(String(form)));
    const tokenHash = hashToken(browser.cookie.split('=')[1] ?? '');
    await beginFormSubmission(service.database.db.kysely, { id, userId, tokenHash });
    const waiting = await browser.post('/live/keys', [...form]);
    expect(waiting.text).toContain('The change is in progress');
    expect(waiting.text).toContain(' data-refresh="1"');
    await service.database.setClock('61 s');
    const lost = await browser.get(`/live/keys?form=${id}`);
    await service.database.setClock('0 s');
    expect(lost.text).toContain('is not known');
    expect(lost.text).not.toContain('data-refresh');
    expect(await keysOf(accountId)).toEqual([]);
  });
});

describe('the page after a form', () => {
  it('is shown again to the same session for 10 minutes, and to no other', async () => {
    const { browser, email, userId } = await person();
    const made = await browser.send('/live/keys', formOf(userId, keyForm));
    expect(made.status).toBe(303);
    const address = below(made.location);
    const page = await browser.get(address);
    const [secret = ''] = /mk_live_\w+/.exec(page.text) ?? [];
    expect(secret).not.toBe('');
    expect(page.text).toContain('A reload of this page shows it for 10 minutes');
    expect((await browser.get(address)).text).toContain(secret);
    const second = new TestBrowser(service, newAddress());
    await second.post('/sign-in', { email, password: goodPassword });
    const { browser: stranger } = await person();
    for (const other of [second, stranger]) {
      const { status, text } = await other.get(address);
      expect([status, text.includes(secret)]).toEqual([200, false]);
    }
    await service.database.setClock('10 minutes 1 s');
    const late = await browser.get(address);
    const deleted = await deleteExpiredFormSubmissions(service.database.db.kysely);
    await service.database.setClock('0 s');
    expect([late.status, late.text.includes(secret)]).toEqual([200, false]);
    expect(deleted).toBeGreaterThan(0);
    expect(await count('select 1 from sent_form where user_id = $1', userId)).toBe(0);
  });

  it('is encrypted, and has no password', async () => {
    const { browser, userId } = await person();
    await browser.post('/test/security', { current: 'not the password', password: 'another long password' });
    await browser.post('/live/keys', keyForm);
    const kept = await rows('select * from sent_form where user_id = $1', userId);
    expect(kept).toHaveLength(2);
    const { secrets } = service.context;
    const texts = kept.map(({ id, answer_sealed }) =>
      secrets.decrypt(answer_sealed, {
        table: 'sent_form',
        column: 'answer_sealed',
        row: id,
        account: userId,
      }),
    );
    expect(texts.join()).toContain('mk_live_');
    expect(texts.join()).not.toMatch(/not the password|another long password/);
    expect(JSON.stringify(kept)).not.toContain('mk_live_');
  });

  it('has the typed values after a refusal', async () => {
    const { browser, userId } = await person();
    const refused = await browser.send('/live/keys', formOf(userId, { label: 'my shop' }));
    expect(refused.status).toBe(303);
    const shown = await browser.get(below(refused.location));
    expect([shown.status, shown.text]).toEqual([400, expect.stringContaining('value="my shop"')]);
    expect(shown.text).toContain('Choose at least one scope');
  });

  it('is kept for the newest 50 forms of a user', async () => {
    const { browser, userId } = await person();
    await rows(
      `insert into sent_form select 'old' || n, $1, 'x', 'x', null, sampan_clock() - interval '1 minute'
        from generate_series(1, 60) n`,
      userId,
    );
    await browser.post('/live/keys', keyForm);
    expect(await count('select 1 from sent_form where user_id = $1', userId)).toBe(50);
    expect(await count("select 1 from sent_form where user_id = $1 and id not like 'old%'", userId)).toBe(1);
  });
});

describe('a form', () => {
  it('of another user is refused, and nothing is changed', async () => {
    const a = await person();
    const b = await person();
    const operator = await signedInOperator(service, 'forms@sampan.example', newAddress());
    for (const [browser, path] of [
      [b.browser, '/live/keys'],
      [operator, '/operator/accounts'],
    ] as const) {
      const reply = await browser.send(
        path,
        formOf(a.userId, { ...keyForm, name: 'x', email: 'x@y.example' }),
      );
      expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('another user')]);
      expect((await browser.send(path, new URLSearchParams(keyForm))).status).toBe(409);
    }
    expect([await keysOf(a.accountId), await keysOf(b.accountId)]).toEqual([[], []]);
    expect(await count("select 1 from account where email = 'x@y.example'")).toBe(0);
  });

  it('names its user on every page', async () => {
    const { browser } = await person();
    const operator = await signedInOperator(service, 'every@sampan.example', newAddress());
    const pages = [
      ...accountRoutes.map((route) => ({ ...route, of: browser, start: '/live' })),
      ...operatorRoutes.map((route) => ({ ...route, of: operator, start: '/operator' })),
    ].filter(({ method, path }) => method === 'get' && !/[:.]/.test(path));
    expect(pages.length).toBeGreaterThan(20);
    for (const { of, start, path } of pages) {
      const { status, text } = await of.get(start + (path === '/' ? '' : path));
      if (status !== 200) continue;
      const forms = text.match(/<form [^>]*method="post"[^>]*>/g) ?? [];
      const bound = text.match(
        /<form [^>]*method="post"[^>]*><input type="hidden" name="form_key" value="usr_/g,
      );
      expect([path, forms.length > 1, bound?.length]).toEqual([path, true, forms.length]);
    }
  });
});

describe('after the end of a session', () => {
  const signIn = (browser: TestBrowser, email: string, more: Record<string, string>) =>
    browser.send('/sign-in', new URLSearchParams({ email, password: goodPassword, ...more }));
  const endSession = (userId: string) =>
    service.database.db.pool.query('delete from user_session where user_id = $1', [userId]);
  const carriedIn = (text: string) => /name="carried" value="([^"]+)"/.exec(text)?.[1] ?? '';

  it('a link leads to the sign-in and then to its page', async () => {
    const { email } = await person();
    const browser = new TestBrowser(service, newAddress());
    const address = '/live/shipments?status=delivered';
    const { location } = await browser.get(address);
    const page = await browser.get(below(location));
    const [, next = ''] = /name="next" value="([^"]+)"/.exec(page.text) ?? [];
    expect((await signIn(browser, email, { next, password: 'wrong' })).text).toContain(`value="${next}"`);
    expect((await signIn(browser, email, { next })).location).toBe(`/dashboard${address}`);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/live/../../api',
    '/live/unknown',
    '/staging/keys',
    'live/keys',
  ])('the sign-in does not continue at %s', async (next) => {
    const { email } = await person();
    const browser = new TestBrowser(service, newAddress());
    expect((await signIn(browser, email, { next })).location).toBe('/dashboard/test');
    expect((await browser.get(`/sign-in?next=${encodeURIComponent(next)}`)).location).toBe('/dashboard/test');
  });

  it('a form is offered again after the sign-in, and is sent only then', async () => {
    const { browser, email, userId, accountId } = await person();
    const form = formOf(userId, { ...keyForm, label: '"typed" <b>' });
    await endSession(userId);
    const ended = await browser.send('/live/keys', form);
    expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('Your session ended')]);
    const carried = carriedIn(ended.text);
    expect(ended.text).not.toContain('typed');
    const wrong = await signIn(browser, email, { carried, password: 'wrong' });
    expect(carriedIn(wrong.text)).toBe(carried);
    const { location } = await signIn(browser, email, { carried });
    expect(location).toMatch(/^\/dashboard\/live\/keys\?form=\w{43}$/);
    const offered = await browser.get(below(location));
    expect(offered.text).toContain('value="&quot;typed&quot; &lt;b>"');
    expect(await keysOf(accountId)).toEqual([]);
    await browser.post('/live/keys', { ...keyForm, label: '"typed" <b>' });
    expect(await keysOf(accountId)).toEqual([
      expect.objectContaining({ label: '"typed" <b>', livemode: true }),
    ]);
  });

  it('an order continues where it was, also through the second factor', async () => {
    const { browser, email, userId } = await person();
    const { secret } = await turnOnFactor(service, browser);
    await endSession(userId);
    const ended = await browser.send(
      '/live/shipments/new/check',
      formOf(userId, { 'recipient.contact_name': 'Ada', 'recipient.country_code': 'US' }),
    );
    const step = await signIn(browser, email, { carried: carriedIn(ended.text) });
    const { text } = await browser.get(below(step.location));
    const [, next = ''] = /name="next" value="([^"]+)"/.exec(text) ?? [];
    const done = await browser.send(
      '/sign-in/code',
      new URLSearchParams({ next, code: codeOf(service, secret) }),
    );
    expect((await browser.get(below(done.location))).text).toContain('value="Ada"');
  });

  it('a form that another version sealed is not carried', async () => {
    const { browser, email, userId } = await person();
    const carried = sealForm(service.context.secrets, userId, { page: '/live/keys', body: 'label=a' }) ?? '';
    const { status, location } = await signIn(browser, email, { carried });
    expect([status, location]).toEqual([303, '/dashboard/test']);
  });

  it('a form with a password, and the form of another user, are not carried', async () => {
    const a = await person();
    const b = await person();
    const passwords = formOf(a.userId, { current: goodPassword, password: 'another long password' });
    const form = formOf(a.userId, keyForm);
    await endSession(a.userId);
    const { status, location } = await a.browser.send('/live/security', passwords);
    expect([status, location]).toEqual([303, '/dashboard/sign-in?next=%2Flive%2Fsecurity']);
    const carried = carriedIn((await a.browser.send('/live/keys', form)).text);
    const reply = await signIn(new TestBrowser(service, newAddress()), b.email, { carried });
    expect(reply.location).toBe('/dashboard/test');
    expect(await count('select 1 from sent_form where user_id = $1', b.userId)).toBe(0);
  });
});

describe('the language button', () => {
  it.each([
    [
      '/live/shipments?status=delivered&destination_country=US',
      '/live/shipments?status=delivered&destination_country=US',
    ],
    ['/test/security/second-factor', '/test/security/second-factor'],
    ['/test/keys', '/test/keys'],
    ['/test//evil.example', '/test'],
    ['/test/unknown', '/test'],
  ])('on %s continues at %s', async (from, to) => {
    const { browser } = await person();
    const [, mode = '', path = ''] = /^\/(\w+)(.*)$/.exec(from) ?? [];
    const { location } = await browser.post(`/${mode}/language`, { language: 'zh-Hant', path });
    expect(location).toBe(`/dashboard${to}`);
  });

  it('keeps the order that is being confirmed, and a refused form', async () => {
    const { browser, userId } = await person();
    for (const [path, fields, typed] of [
      ['/test/shipments/new/check', { 'recipient.contact_name': 'Ada' }, 'value="Ada"'],
      ['/test/keys', { label: 'my shop' }, 'value="my shop"'],
    ] as const) {
      const sent = await browser.send(path, formOf(userId, fields));
      const { text } = await browser.get(below(sent.location));
      const [, shown = ''] = /name="path" value="([^"]+)"/.exec(text) ?? [];
      for (const language of ['zh-Hant', 'en']) {
        const { location } = await browser.send('/test/language', formOf(userId, { language, path: shown }));
        const changed = await browser.get(below(location));
        expect(changed.text).toContain(typed);
        expect(changed.text).toContain(`<html lang="${language}"`);
        // A kept page is still in English, and says so where the rest is Chinese.
        const isMarked = path === '/test/keys' && language === 'zh-Hant';
        expect(changed.text.includes('<div lang="en">')).toBe(isMarked);
      }
    }
  });

  it('of operators stays on the page', async () => {
    const operator = await signedInOperator(service, 'language@sampan.example', newAddress());
    const { text } = await operator.get('/operator/users?q=shop');
    expect(text).toContain('name="path" value="/users?q=shop"');
    const form = { language: 'en', path: '/users?q=shop' };
    expect((await operator.post('/operator/language', form)).location).toBe(
      '/dashboard/operator/users?q=shop',
    );
  });
});

describe('the address of a form', () => {
  it('leads to its page when it is loaded again', async () => {
    const { browser } = await person();
    const operator = await signedInOperator(service, 'address@sampan.example', newAddress());
    for (const [path, page] of [
      ['/live/shipments/new/check', '/live/shipments/new'],
      ['/live/wallet/threshold', '/live/wallet'],
      ['/test/webhooks/whk_1/enable', '/test/webhooks/whk_1'],
      ['/test/shipments/filters', '/test/shipments'],
      ['/test/team/usr_1/role', '/test/team'],
    ] as const) {
      const { status, location } = await browser.get(path);
      expect([path, status, location]).toEqual([path, 303, `/dashboard${page}`]);
    }
    const { location } = await operator.get('/operator/accounts/acc_1/credit');
    expect(location).toBe('/dashboard/operator/accounts/acc_1');
  });
});

describe('the mode', () => {
  it('is switched on the same list, and remembered for the next sign-in', async () => {
    const { browser, email } = await person();
    const switched = async (page: string) => {
      const { text } = await browser.get(page);
      const [, action = '', list = ''] =
        /<form method="post" action="\/dashboard(\/live\/mode)">.*?<button name="list" value="([^"]*)"/s.exec(
          text,
        ) ?? [];
      return (await browser.post(action, { list })).location;
    };
    expect(await switched('/test/shipments/SMP1')).toBe('/dashboard/live/shipments');
    expect(await switched('/test')).toBe('/dashboard/live');
    expect(await switched('/test/keys')).toBe('/dashboard/live/keys');
    const elsewhere = await browser.post('/live/mode', { list: '//evil.example' });
    expect(elsewhere.location).toBe('/dashboard/live');
    expect((await browser.get('')).location).toBe('/dashboard/live');
    await browser.post('/live/sign-out');
    expect((await browser.get('')).location).toBe('/dashboard/sign-in');
    expect((await browser.post('/sign-in', { email, password: goodPassword })).location).toBe(
      '/dashboard/live',
    );
  });
});

describe('a form that failed', () => {
  it('states that the change may have been made, and shows the typed values again', async () => {
    const { browser, accountId } = await person();
    const filter = { name: '<b>abroad</b>', search: 'destination_country=US' };
    await service.database.db.pool.query('alter table saved_filter rename to saved_filter_away');
    const failed = await browser.post('/test/shipments/filters', filter);
    await service.database.db.pool.query('alter table saved_filter_away rename to saved_filter');
    expect([failed.status, failed.text]).toEqual([500, expect.stringContaining('may have been made')]);
    expect(failed.text).toContain('<input type="hidden" name="name" value="&lt;b>abroad&lt;/b>"/>');
    expect(failed.text).toContain('action="/dashboard/test/shipments/filters"');
    const saved = () =>
      rows(
        'select f.name from saved_filter f join dashboard_user u on u.id = f.user_id where u.account_id = $1',
        accountId,
      );
    expect(await saved()).toEqual([]);
    expect((await browser.post('/test/shipments/filters', filter)).status).toBe(303);
    expect(await saved()).toEqual([{ name: '<b>abroad</b>' }]);
  });

  it('never shows a password again', async () => {
    const { browser } = await person();
    await service.database.db.pool.query('alter table audit_entry rename to audit_entry_away');
    const failed = await browser.post('/test/security', {
      current: goodPassword,
      password: 'another long passphrase',
    });
    await service.database.db.pool.query('alter table audit_entry_away rename to audit_entry');
    expect([failed.status, failed.text]).toEqual([500, expect.stringContaining('may have been made')]);
    expect(failed.text).not.toMatch(/another long passphrase|Send now/);
  });
});

it('every page with a secret that is made once states for how long a reload shows it', () => {
  for (const language of ['en', 'zh-Hant'] as const) {
    const { codesOnce } = securityTexts[language].factor;
    for (const text of [
      keyTexts[language].once,
      codesOnce,
      teamTexts[language].once,
      webhookTexts[language].once,
    ])
      expect(text).toMatch(/10 (minutes|分鐘)/);
  }
});

describe('the cost of a form', () => {
  const manyFields = (length: number) => new URLSearchParams(Array.from({ length }, () => ['a', '1']));

  it('is nothing for a role that may not send it: it is refused before it is read', async () => {
    const { browser, email, accountId } = await person();
    const { browser: viewer } = await signedInUser(service, {
      accountId,
      role: 'viewer',
      address: newAddress(),
    });
    const large = manyFields(200_000);
    expect((await viewer.send('/live/keys', large)).status).toBe(403);
    const asJson = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
    expect((await viewer.send('/live/keys', large, asJson)).status).toBe(403);
    expect((await browser.send('/live/keys', large, asJson)).status).toBe(415);
    expect(await keysOf(accountId)).toEqual([]);
    expect(
      await count(
        'select 1 from sent_form f join dashboard_user u on u.id = f.user_id where email = $1',
        email,
      ),
    ).toBe(0);
  });

  it.each([
    ['over 5,000 fields', '/live/shipments/new/check', manyFields(5_001)],
    ['over 64 KiB, unless it is an order', '/live/keys', new URLSearchParams({ label: 'x'.repeat(70_000) })],
  ])('is bounded: one of %s is refused and not kept', async (_, path, form) => {
    const { browser, userId } = await person();
    form.set('form_key', newFormKey(userId));
    const { status, text } = await browser.send(path, form);
    expect([status, text]).toEqual([413, expect.stringContaining('The form is too long')]);
    expect(await count('select 1 from sent_form where user_id = $1', userId)).toBe(0);
  });

  const boundary = `----form${'x'.repeat(20)}`;
  const part = (head: string, text = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const file = part('name="file"; filename="orders.csv"', 'colour\nred\n');
  it.each([
    ['2,000 fields', part('name="a"').repeat(1_998), 200],
    ['2,001 fields', part('name="a"').repeat(1_999), 413],
    ['long headers', part(`name="a"\r\n${'A: b\r\n'.repeat(500)}A: b`), 413],
    ['a long name', part(`name="${'a'.repeat(3_000)}"`), 413],
    ['over 8.5 MiB of texts', part('name="a"', 'x'.repeat(8_950_000)), 413],
  ])('is bounded for a form with a file: one with %s', async (_, parts, expected) => {
    const { browser, userId } = await person();
    const body = `${part('name="form_key"', newFormKey(userId))}${parts}${file}--${boundary}--\r\n`;
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    };
    const sent = await browser.send('/test/batches/new', body, headers);
    const answered = sent.location ? await browser.get(sent.location.replace('/dashboard', '')) : sent;
    expect(answered.status).toBe(expected);
    if (expected === 413) expect(answered.text).toContain('The form is too long');
    expect(await count('select 1 from sent_form where user_id = $1', userId)).toBe(0);
  });
});

it('a user gets as many requests in 10 s as a key in a second, and at least 100', async () => {
  const limited = await startTestService({
    env: { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_SECOND: '2' },
  });
  try {
    using _ = limited.clock.stopped();
    const { browser } = await signedInUser(limited);
    const { browser: colleague } = await signedInUser(limited);
    const statuses: number[] = [];
    for (let request = 0; request < 100; request++)
      statuses.push((await browser.get('/test/security')).status);
    const refused = await browser.post('/test/keys', keyForm);
    expect([...statuses, refused.status]).toEqual([...Array(100).fill(200), 429]);
    expect([refused.headers.get('retry-after'), refused.text]).toEqual([
      '10',
      expect.stringContaining('Try again in 10 seconds'),
    ]);
    const { rows: made } = await limited.database.db.pool.query("select 1 from api_key where label = 'shop'");
    expect(made).toEqual([]);
    expect((await colleague.get('/test/security')).status).toBe(200);
    limited.clock.advance(10_000);
    expect((await browser.get('/test/security')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
