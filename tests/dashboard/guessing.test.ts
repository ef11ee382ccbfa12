import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { accountRoutes, operatorRoutes } from '../../src/dashboard/routes.ts';
import {
  goodPassword,
  invitedPath,
  signedInOperator,
  signedInUser,
  TestBrowser,
  userRecords,
} from '../support/dashboard.ts';
import { cases } from '../support/profile.ts';
import { codeOf, factorForm, turnOnFactor } from '../support/second-factor.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => service.stop());

let address = '';
let tests = 0;
beforeEach(() => {
  address = `198.51.100.${++tests}`;
});
const { rows, actions, outdateProof } = userRecords(() => service);
let operators = 0;

interface Person {
  readonly browser: TestBrowser;
  readonly email: string;
  readonly base: '/live' | '/operator';
  /** Empty without a second factor. */
  readonly secret: string;
  readonly codes: readonly string[];
}

/** A user of an account of its own, or an operator, whose latest proof is too old. */
async function person({ hasFactor = true, isOperator = false } = {}): Promise<Person> {
  const base = isOperator ? '/operator' : '/live';
  const made = isOperator ? await operator() : await owner();
  const factor = hasFactor ? await turnOnFactor(service, made.browser, base) : { secret: '', codes: [] };
  await outdateProof(made.email);
  return { ...made, base, ...factor };
}
async function operator() {
  const email = `guessed${++operators}@sampan.example`;
  return { email, browser: await signedInOperator(service, email, address) };
}
async function owner() {
  const { id: accountId } = await service.createAccount();
  return signedInUser(service, { accountId, address });
}

type Fields = Record<string, string>;
interface GuessedForm {
  readonly path: string;
  readonly hasFactor: boolean;
  /** Fields that a thief sends who has the session, and the password if there is a second factor. */
  readonly wrong: (person: Person) => Promise<Fields> | Fields;
  readonly right: (person: Person) => Promise<Fields> | Fields;
}

const code = ({ secret }: Person) => codeOf(service, secret);
const factorPath = '/security/second-factor';
const turnOn = async ({ browser, base }: Person, password: string) => ({
  ...(await factorForm(service, browser, base)).form,
  password,
});

/** Every form of a signed-in person that has a password or a code. */
const forms: readonly GuessedForm[] = [
  {
    path: '/security',
    hasFactor: false,
    wrong: () => ({ current: 'wrong', password: 'copper kettle harbour' }),
    right: () => ({ current: goodPassword, password: 'copper kettle harbour' }),
  },
  {
    path: factorPath,
    hasFactor: false,
    wrong: (given) => turnOn(given, 'wrong'),
    right: (given) => turnOn(given, goodPassword),
  },
  ...['/codes', '/off'].map((end) => ({
    path: factorPath + end,
    hasFactor: true,
    wrong: () => ({ password: goodPassword, code: '000000' }),
    right: (given: Person) => ({ password: goodPassword, code: code(given) }),
  })),
];

/** The forms that ask for a proof first all go the same way: the password, or with a second factor a code. */
const proofs: readonly Omit<GuessedForm, 'path'>[] = [
  {
    hasFactor: true,
    wrong: () => ({ proof_code: '000000' }),
    right: (given) => ({ proof_code: code(given) }),
  },
  {
    hasFactor: false,
    wrong: () => ({ proof_password: 'wrong' }),
    right: () => ({ proof_password: goodPassword }),
  },
];
const allRoutes = [
  ...accountRoutes.map((route) => ({ ...route, isOperator: false })),
  ...operatorRoutes.map((route) => ({ ...route, isOperator: true })),
];
const withProof = allRoutes
  .filter(({ proof }) => proof !== undefined)
  .flatMap(({ path, isOperator }) => proofs.map((proof) => ({ path, isOperator, ...proof })));
const guessed = [
  ...forms.flatMap((form) => [false, true].map((isOperator) => ({ ...form, isOperator }))),
  ...cases(withProof).map(([, form]) => form),
].map((form) => ({ ...form, name: `${form.path}${form.hasFactor ? ' with a second factor' : ''}` }));

describe('guessing with a stolen session', () => {
  it('is possible only at the forms of this table', async () => {
    const asking = new Set<string>();
    for (const hasFactor of [false, true]) {
      for (const isOperator of [false, true]) {
        const { browser, base } = await person({ hasFactor, isOperator });
        for (const { method, path, ...route } of allRoutes) {
          if (method !== 'get' || path.includes(':') || route.isOperator !== isOperator) continue;
          const { text } = await browser.get(base + path);
          for (const [form] of text.matchAll(/<form[\s\S]*?<\/form>/g)) {
            if (!/type="password"|one-time-code/.test(form)) continue;
            const [, action = base + path] = /action="\/dashboard([^"]+)"/.exec(form) ?? [];
            asking.add(action.slice(base.length));
          }
        }
      }
    }
    expect([...asking].sort()).toEqual(forms.map(({ path }) => path).sort());
  });

  it.each(guessed)('$name of an operator: $isOperator ends after 5 wrong answers', async (form) => {
    const given = await person(form);
    const { browser, base, email } = given;
    const path = base + form.path.replace(':id', 'usr_0');
    for (let attempt = 0; attempt < 5; attempt++) {
      const { status } = await browser.post(path, await form.wrong(given));
      expect([form.path, attempt, status]).toEqual([form.path, attempt, 400]);
    }
    const before = await state(email);
    const { status, text } = await browser.post(path, await form.right(given));
    expect([form.path, status, text]).toEqual([form.path, 429, expect.stringContaining('Wait 15 minutes')]);
    expect(await state(email)).toEqual(before);
    expect((await actions(email)).filter((action) => action === 'user.locked')).toHaveLength(1);
    await service.database.setClock('15 minutes 1 second');
    const later = await browser.post(path, await form.right(given));
    await service.database.setClock('0 s');
    expect([200, 303, 400, 404]).toContain(later.status);
    expect(later.text).not.toContain('Wait 15 minutes');
  });

  it('of the code ends after 10 attempts, with right passwords, new ones and new sessions in between', async () => {
    const given = await person();
    const { browser, base, email } = given;
    let password = goodPassword;
    for (let round = 0; round < 5; round++) {
      for (let guess = 0; guess < 2; guess++)
        await browser.post(`${base}${factorPath}/off`, { password, code: '000000' });
      const next = `copper kettle harbour ${round}`;
      // A thief also has a new browser each time.
      browser.device = '';
      const changed = await browser.post(`${base}/security`, { current: password, password: next });
      expect([round, changed.status]).toEqual([round, round < 4 ? 303 : 429]);
      if (changed.status === 303) password = next;
    }
    const right = { password, code: code(given) };
    expect((await browser.post(`${base}${factorPath}/off`, right)).status).toBe(429);
    expect((await browser.post(`${base}/keys`, { proof_code: code(given) })).status).toBe(429);
    expect((await rows('select second_factor from dashboard_user where email = $1', email))[0]).toEqual({
      second_factor: true,
    });
  });

  it('of the code at the sign-in has 20 attempts in all, from browsers that a new password made known', async () => {
    const given = await person();
    const { browser, base, email } = given;
    let password = goodPassword;
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const known = new TestBrowser(service, `203.0.113.${round}`);
      known.device = browser.device;
      await known.post('/sign-in', { email, password });
      for (let guess = 0; guess < 8; guess++)
        statuses.push((await known.post('/sign-in/code', { code: '000000' })).status);
      if (round === 2) statuses.push((await known.post('/sign-in/code', { code: code(given) })).status);
      const next = `copper kettle harbour ${round}`;
      browser.device = '';
      await browser.post(`${base}/security`, { current: password, password: next });
      password = next;
    }
    expect(statuses).toEqual(Array(25).fill(401));
  });

  it('does not lock the sign-in of the user', async () => {
    const given = await person({ hasFactor: false });
    const { browser, base, email } = given;
    for (let attempt = 0; attempt < 6; attempt++)
      await browser.post(`${base}/keys`, { label: 'x', proof_password: `wrong ${attempt}` });
    const known = new TestBrowser(service, address);
    known.device = browser.device;
    for (const other of [known, new TestBrowser(service, address)])
      expect((await other.post('/sign-in', { email, password: goodPassword })).status).toBe(303);
  });

  it('is over after a right answer: mistakes of the user do not add up', async () => {
    const given = await person({ hasFactor: false });
    const { browser, base } = given;
    for (let attempt = 0; attempt < 12; attempt++) {
      const current = attempt % 4 === 3 ? goodPassword : 'wrong';
      const { status } = await browser.post(`${base}/security`, { current, password: goodPassword });
      expect([attempt, status]).toEqual([attempt, attempt % 4 === 3 ? 303 : 400]);
    }
  });
});

/** Everything of a user that a guessed form could change. */
async function state(email: string): Promise<unknown> {
  const [user] = await rows('select id, account_id from dashboard_user where email = $1', email);
  const owned = ['user_session', 'passkey', 'recovery_code'].map((table) =>
    rows(
      `select md5(string_agg((to_jsonb(t) - 'seen_at')::text, ',' order by t::text)) from ${table} t
      where user_id = $1`,
      user.id,
    ),
  );
  return Promise.all([
    ...owned,
    rows("select to_jsonb(u) - 'seen_at' from dashboard_user u where id = $1", user.id),
    rows('select id from api_key where account_id = $1 order by id', user.account_id ?? ''),
    rows('select count(*) from audit_entry where email = $1', email),
  ]);
}

describe('parallel second steps', () => {
  it('with recovery codes, codes of the app and wrong ones all end, each with its own answer', async () => {
    const failed = jest.spyOn(service.context.log, 'error');
    for (let round = 0; round < 3; round++) {
      const given = await person();
      const { browser, base, email, codes } = given;
      const waiting = await Promise.all(
        Array.from({ length: 9 }, async (_, index) => {
          const other = new TestBrowser(service, `203.0.${113 + round}.${index}`);
          await other.post('/sign-in', { email, password: goodPassword });
          return other;
        }),
      );
      await rows("delete from sign_in_source where source in ('code', 'strangers')");
      const [replies, renewed] = await Promise.all([
        Promise.all(waiting.map((other, index) => other.post('/sign-in/code', { code: codes[index] ?? '' }))),
        browser.post(`${base}${factorPath}/codes`, { password: goodPassword, code: code(given) }),
      ]);
      expect(renewed.status).toBe(200);
      // A code is used before or after the codes were renewed.
      for (const { status } of replies) expect([303, 401]).toContain(status);
    }
    expect(failed.mock.calls).toEqual([]);
    failed.mockRestore();
  });
});

describe('a refused sign-in', () => {
  /** Returns the statements and the password tasks of a sign-in. */
  async function workOf(browser: TestBrowser, email: string) {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const tasks = jest.spyOn(Worker.prototype, 'postMessage');
    const { status } = await browser.post('/sign-in', { email, password: 'ferry lantern copper' });
    const texts = statements.mock.calls.map(
      ([query]) => (query as unknown as { text?: string }).text ?? query,
    );
    const costs = tasks.mock.calls.map(([task]) =>
      (task as { stored: string }).stored.split('$').slice(0, 4),
    );
    for (const spy of [statements, tasks]) spy.mockRestore();
    return { status, texts, costs };
  }

  it('does the same work for an unknown address, a user without a password, a wrong one and a locked user', async () => {
    const { email } = await person({ hasFactor: false });
    const { email: locked } = await person({ hasFactor: false });
    await invitedPath(service, { accountId: service.account.id, email: 'new@shop.example' });
    const from = (network: number) => new TestBrowser(service, `203.0.116.${network}`);
    for (let attempt = 0; attempt < 10; attempt++)
      await from(1).post('/sign-in', { email: locked, password: 'wrong' });
    const works = [
      await workOf(from(2), 'unknown@shop.example'),
      await workOf(from(3), 'new@shop.example'),
      // The first failure is recorded, the second is not.
      await workOf(from(4), email),
      await workOf(from(4), email),
      await workOf(from(1), locked),
    ];
    const [first] = works;
    expect(first?.status).toBe(401);
    expect(first?.costs).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(first?.texts.length).toBeGreaterThan(3);
    for (const work of works) expect(work).toEqual(first);
    expect(await actions('unknown@shop.example')).toEqual([]);
    expect((await actions(email)).filter((action) => action === 'user.sign_in_failed')).toHaveLength(1);
  });
});
