import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import fc from 'fast-check';
import { pino } from 'pino';
import { type EndedRequest, logRequests, RequestLog } from '../../src/http/request-log.ts';
import { newApiKey } from '../../src/key-format.ts';
import { createLog } from '../../src/log/log.ts';
import { redacted } from '../../src/log/redact.ts';
import { prefixes } from '../../src/oauth/connected-app.ts';
import { randomBase62 } from '../../src/runtime.ts';
import { randomSecret } from '../../src/webhook/signature.ts';
import { runs } from '../support/profile.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

describe('the request log', () => {
  const ended: EndedRequest = {
    accountId: 'acc_1',
    livemode: false,
    keyId: 'key_1',
    requestId: 'r',
    method: 'GET',
    path: '/countries',
    query: '',
    operation: 'listCountries',
    status: 200,
    durationMs: 1.5,
    idempotencyKey: null,
    ip: null,
    requestBody: null,
    responseBody: '{}',
  };
  let database: TestDatabase;
  let log: RequestLog;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => {
    log = new RequestLog(database.db, createLog('silent'), { requestLogDailyBytes: 2 ** 40 });
  });
  afterAll(() => database.stop());
  const count = async () =>
    Number((await database.db.pool.query('select count(*) from api_request')).rows[0].count);

  it('holds 5,000 waiting requests, drops and counts any more, and takes others after these are written', async () => {
    const before = await count();
    for (let added = 0; added < 5_003; added++) log.add(ended);
    expect([log.written, log.dropped]).toEqual([0, 3]);
    await log.flush();
    log.add(ended);
    await log.flush();
    expect([log.written, log.dropped, (await count()) - before]).toEqual([5_001, 3, 5_001]);
  });

  it('holds 16 Mi characters of waiting bodies, and of each body only the part to store', async () => {
    const body = 'x'.repeat(200_000);
    for (let added = 0; added < 2_000; added++) log.add({ ...ended, requestBody: body });
    // 10,218 characters each.
    expect(log.dropped).toBe(2_000 - Math.floor((16 << 20) / 10_218));
    await log.flush();
    expect(log.written + log.dropped).toBe(2_000);
  });

  it('counts requests as dropped if the database refuses them, and writes the next ones', async () => {
    const before = await count();
    await database.db.pool.query('alter table api_request add constraint refused check (status <> 503)');
    log.add({ ...ended, status: 503 });
    await log.flush();
    expect([log.written, log.dropped, await count()]).toEqual([0, 1, before]);
    await database.db.pool.query('alter table api_request drop constraint refused');
    log.add(ended);
    await log[Symbol.asyncDispose]();
    expect([log.written, await count()]).toEqual([1, before + 1]);
  });

  describe('with a budget of 10,000 bytes per account and day', () => {
    const limits = { requestLogDailyBytes: 10_000 };
    const body = 'x'.repeat(1_500);
    const left = async () =>
      (
        await database.db.pool.query(
          'select account_id, key_id, reason, requests::int from api_request_left_out order by 1, 2, 3',
        )
      ).rows;
    const stored = async (account: string) =>
      (
        await database.db.pool.query('select count(*)::int as n from api_request where account_id = $1', [
          account,
        ])
      ).rows[0].n;
    beforeEach(() => database.db.pool.query('truncate api_request_left_out'));

    it('counts the requests beyond it, from all processes, and begins again on the next day', async () => {
      const request = { ...ended, accountId: 'acc_full', requestBody: body };
      const one = new RequestLog(database.db, createLog('silent'), limits);
      const two = new RequestLog(database.db, createLog('silent'), limits);
      // 2,502 bytes each, so 3 fit.
      for (let added = 0; added < 5; added++) one.add(request);
      await one.flush();
      two.add(request);
      await two.flush();
      two.add(request);
      await two.flush();
      one.add({ ...request, accountId: 'acc_other' });
      await one.flush();
      expect([await stored('acc_full'), await stored('acc_other')]).toEqual([4, 1]);
      expect(await left()).toEqual([
        { account_id: 'acc_full', key_id: 'key_1', reason: 'over_budget', requests: 3 },
      ]);
      expect([one.leftOut, two.leftOut, one.dropped, two.dropped]).toEqual([2, 1, 0, 0]);
      await database.setClock('1 day');
      two.add(request);
      await two.flush();
      two.add(request);
      await two.flush();
      await database.setClock('0 s');
      expect(await stored('acc_full')).toBe(5);
    });

    it('has one row per key and minute for any number of refused requests', async () => {
      const before = await count();
      const limited = new RequestLog(database.db, createLog('silent'), limits);
      await database.setClock('0 s');
      for (let added = 0; added < 20_000; added++) limited.count(ended, 'rate_limited');
      await limited.flush();
      for (let added = 0; added < 5; added++) limited.count(ended, 'rate_limited');
      limited.count({ ...ended, keyId: 'key_2' }, 'overloaded');
      await limited.flush();
      const rows = await left();
      expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(20_006);
      // Two more if a minute ends in between.
      expect(rows.length).toBeLessThanOrEqual(4);
      expect(await count()).toBe(before);
    });
  });

  it('dates a request by the clock of the database, at its begin', async () => {
    await database.setClock('2 hours');
    log.add({ ...ended, requestId: 'dated', durationMs: 90_000 });
    await log.flush();
    const { rows } = await database.db.pool.query(
      "select extract(epoch from sampan_clock() - created_at) as age from api_request where request_id = 'dated'",
    );
    await database.setClock('0 s');
    expect(Number(rows[0].age)).toBeGreaterThan(89);
    expect(Number(rows[0].age)).toBeLessThan(150);
  });
});

describe('the log line of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'info', base: null, timestamp: false },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  const app = express();
  app.use((_request, response, next) => {
    response.locals.requestId = 'req-1';
    next();
  });
  app.use(logRequests(log, 'info'));
  app.get('/abort', (request) => void request.socket.destroy());
  app.use((_request, response) => void response.status(418).end());

  let server: ReturnType<typeof app.listen>;
  beforeAll(async () => {
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** Returns the log line of the request, which is written when the response is closed. */
  async function lineOf(path: string, init: RequestInit = {}) {
    const { port } = server.address() as { port: number };
    const closed = new Promise<void>((resolve) =>
      server.once('request', (_request, response) => response.once('close', () => setImmediate(resolve))),
    );
    await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => {});
    await closed;
    return lines.pop();
  }

  it('the log line of a request has method, path, status, duration and request id, and not the query', async () => {
    expect(await lineOf('/labels/SMP1.pdf?expires=1&signature=secret', { method: 'DELETE' })).toEqual({
      level: 30,
      method: 'DELETE',
      path: '/labels/SMP1.pdf',
      status: 418,
      ms: expect.any(Number),
      requestId: 'req-1',
      msg: 'request',
    });
  });

  it.each([
    '/track/AbCdEfGhIjKlMnOpQrStUv',
    '/Track/AbCdEfGhIjKlMnOpQrStUv/',
    '//track/AbCdEfGhIjKlMnOpQrStUv',
  ])('the log line of a tracking page omits the token: %s', async (path) => {
    const line = await lineOf(path);
    expect(line).toMatchObject({ path: expect.stringMatching(/track\/\(token\)$/i) });
    expect(JSON.stringify(line)).not.toContain('AbCdEf');
  });

  it('the log line has no status if the connection ended before the response', async () => {
    expect(await lineOf('/abort')).toMatchObject({ path: '/abort', status: null });
  });
});

const most = 8_192;
const key = newApiKey('test');
const keys = [key, newApiKey('live'), newApiKey('test')];
const tokens = Object.values(prefixes).map((prefix) => prefix + randomBase62(43));
const secrets = [...keys, randomSecret(), randomSecret(), randomSecret(), ...tokens];
const secretPart = (secret: string) => secret.replace(/^(?:whsec_|mk_(?:test|live)_|sampan_[a-z]+_)/, '');

type Encode = (character: string) => string;

const hex = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, '0');
const plain: Encode = (character) => character;
const encodings: readonly Encode[] = [
  plain,
  (character) => `%${hex(character, 2)}`,
  (character) => `%${hex(character, 2).toUpperCase()}`,
  (character) => `\\u${hex(character, 4)}`,
  (character) => `\\u${hex(character, 4).toUpperCase()}`,
  (character) => (character === '/' ? '\\/' : character),
];
const layers: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  (text) => JSON.stringify({ body: text }),
  (text) => encodeURIComponent(text),
  (text) => new URLSearchParams({ q: text }).toString(),
];

/** A second decoder, made differently: undoes one kind at a time until nothing is left. */
function decodedCompletely(text: string): string {
  let before = '';
  let now = text;
  while (now !== before) {
    before = now;
    now = now
      .replaceAll(/%([0-7][\da-f])/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
      .replaceAll(/\\u([\da-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
      .replaceAll('\\/', '/')
      .replaceAll('\\\\', '\\');
  }
  return now;
}

const encodedSecret = fc
  .record({
    secret: fc.constantFrom(...secrets),
    withPrefix: fc.boolean(),
    encodings: fc.array(fc.constantFrom(...encodings, plain, plain), { minLength: 1, maxLength: 60 }),
    before: fc.constantFrom('', '\\n', '_', '%5F', '\\u005F', 'x', '"', ' ', '\\\\n', '%', '\\u', '😀', '/'),
    after: fc.constantFrom('', '\\n', '"', ' ', '&a=b', '\\u0026', '%20', '.', '😀'),
    layers: fc.array(fc.constantFrom(...layers), { maxLength: 2 }),
  })
  .map(({ secret, withPrefix, encodings: chosen, before, after, layers: wrap }) => {
    // The escapes that a neighbor begins would swallow the first digits of a key, but no prefix has a hex digit there.
    const text = withPrefix || !keys.includes(secret) || /[%u]$/.test(before) ? secret : secretPart(secret);
    const encoded = [...text].map((one, index) => (chosen[index % chosen.length] ?? plain)(one)).join('');
    return { secret, sent: wrap.reduce((inner, layer) => layer(inner), `${before}${encoded}${after}`) };
  });

describe('a stored text', () => {
  it('has no API key, no token and no signing secret in any encoding, beside any text', () => {
    fc.assert(
      fc.property(encodedSecret, ({ secret, sent }) => {
        const stored = redacted(sent, most);
        expect(stored).toContain('[redacted]');
        expect(decodedCompletely(stored)).not.toContain(secretPart(secret).slice(0, 12));
        expect(decodedCompletely(stored)).not.toContain(secretPart(secret).slice(-12));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('has no signature of a presigned URL, in any body and encoding', () => {
    const link = fc
      .record({
        signature: fc.string({
          unit: fc.constantFrom(...'0123456789abcdefABXYZ_-'),
          minLength: 20,
          maxLength: 86,
        }),
        name: fc.constantFrom(
          'signature',
          'Signature',
          'sig',
          'X-Amz-Signature',
          'x-goog-signature',
          'url_signature',
        ),
        first: fc.boolean(),
        after: fc.constantFrom('', '&expires=1795000000', '#page=2', ' ', '"', '&amp;a=b'),
        encodings: fc.array(fc.constantFrom(...encodings, plain, plain), { minLength: 1, maxLength: 60 }),
        layers: fc.array(fc.constantFrom(...layers), { maxLength: 2 }),
      })
      .map(({ signature, name, first, after, encodings: chosen, layers: wrap }) => {
        const url = `https://api.example/labels/SMP1.pdf?${first ? '' : 'expires=1795000000&'}${name}=${signature}`;
        const encoded = [...url].map((one, index) => (chosen[index % chosen.length] ?? plain)(one)).join('');
        return { signature, sent: wrap.reduce((inner, layer) => layer(inner), encoded + after) };
      });
    fc.assert(
      fc.property(link, ({ signature, sent }) => {
        const stored = decodedCompletely(redacted(sent, most));
        expect(stored).toContain('[redacted]');
        expect(stored).not.toContain(signature.slice(0, 12));
        expect(stored).not.toContain(signature.slice(-12));
      }),
      { numRuns: runs(5_000) },
    );
  });

  it.each([
    [
      'of a label link',
      '{"label_pdf_url":"https://a.example/labels/SMP1.pdf?expires=17&signature=0f0f","id":1}',
      '{"label_pdf_url":"https://a.example/labels/SMP1.pdf?expires=17&signature=[redacted]","id":1}',
    ],
    ['after an escaped line feed', `{"a":"x\\n${key}"}`, '{"a":"x\\nmk_test_[redacted]"}'],
    ['after an underscore', `_${key}`, '_mk_test_[redacted]'],
    ['with an escaped underscore', key.replaceAll('_', '\\u005F'), 'mk\\u005Ftest\\u005F[redacted]'],
    ['percent-encoded', `/a/${key.replaceAll('_', '%5F')}/b`, '/a/mk%5Ftest%5F[redacted]/b'],
    [
      'without its prefix',
      `{"prefix":"mk_test","rest":"${key.slice(8)}"}`,
      '{"prefix":"mk_test","rest":"[redacted]"}',
    ],
    ['in JSON in JSON', JSON.stringify(JSON.stringify([`\n${key}`])), '"[\\"\\\\nmk_test_[redacted]\\"]"'],
    ['with an escaped slash', `"whsec_${'a\\/'.repeat(21)}b="`, '"whsec_[redacted]"'],
    ['with spaces for plus signs', `"whsec_${'a '.repeat(21)}b=" c`, '"whsec_[redacted]" c'],
    ['of an app', `code=sampan_code_${'a'.repeat(43)}&state=b`, 'code=sampan_code_[redacted]&state=b'],
    ['with a plus sign inside', `${key.slice(0, 20)}+${key.slice(20)} a`, 'mk_test_[redacted] a'],
    [
      'with a line break inside',
      JSON.stringify([`${key.slice(0, 30)}\r\n${key.slice(30)}`]),
      '["mk_test_[redacted]"]',
    ],
    ['with an invisible space inside', `${key.slice(0, 25)}\u200b${key.slice(25)}`, 'mk_test_[redacted]'],
    [
      'of an app, with a line break inside',
      `sampan_at_${'a'.repeat(20)}\n${'b'.repeat(23)}\n${'c'.repeat(30)}`,
      `sampan_at_[redacted]\n${'c'.repeat(30)}`,
    ],
    [
      'of a webhook, with a line break inside',
      `whsec_${'a/'.repeat(9)}\n${'b+'.repeat(12)}b= c`,
      'whsec_[redacted] c',
    ],
    ['complete, before a word', `${key} ${'a'.repeat(40)}`, `mk_test_[redacted] ${'a'.repeat(40)}`],
    [
      'without its prefix, behind a long word',
      `${'A1'.repeat(2_500)} ${key.slice(8)}`,
      `${'A1'.repeat(2_500)} [redacted]`,
    ],
    [
      'without its prefix, at the end of a long word',
      `${'01'.repeat(4_000)}${key.slice(8)}`,
      `${'01'.repeat(4_000)}[redacted]`,
    ],
    [
      'without its prefix, at every place behind words',
      Array.from(
        { length: 80 },
        (_, length) => `${'a-'.repeat(length / 2)}${'a'.repeat(length % 3)} ${key.slice(8)}`,
      ).join(),
      Array.from(
        { length: 80 },
        (_, length) => `${'a-'.repeat(length / 2)}${'a'.repeat(length % 3)} [redacted]`,
      ).join(),
    ],
    ['shortened', `mk_live_${'a'.repeat(20)}`, 'mk_live_[redacted]'],
  ])('replaces the secret only: %s', (_, text, stored) => {
    expect(redacted(text, most)).toBe(stored);
  });

  it('has no part of a secret that the cut divides', () => {
    for (let kept = 0; kept <= key.length; kept++) {
      const text = `${'-'.repeat(most - kept)}${encodeURIComponent(key.replaceAll('_', '\\u005F'))}`;
      expect(decodedCompletely(redacted(text, most))).not.toContain(key.slice(8, 12));
    }
  });

  it('is otherwise unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((one) => JSON.stringify(one)),
          fc.json(),
        ),
        (sent) => {
          expect(redacted(sent, most)).toBe(sent.replaceAll('\0', '\uFFFD').toWellFormed());
        },
      ),
      { numRuns: runs(10_000) },
    );
  });

  it('takes less than 20 ms at worst', () => {
    for (const unit of [
      '0',
      '\\',
      '%25',
      '\\u005c',
      'mk_test_',
      'sampan_at_',
      'whsec_a ',
      '0\\n',
      'mk_',
      'mk_test_a ',
      '?signature=a',
      '?a-a-a-a-a-a-a-',
    ]) {
      const text = unit.repeat(20_000);
      redacted(text, most);
      // The least of ten: other programs on the cores make the same work take more CPU time.
      const milliseconds = Array.from({ length: 10 }, () => {
        const began = process.cpuUsage();
        redacted(text, most);
        const { user, system } = process.cpuUsage(began);
        return (user + system) / 1_000;
      });
      expect([unit, Math.min(...milliseconds) < 20]).toEqual([unit, true]);
    }
  });
});
