import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertFxRate } from '../../../db/query/pricing/fx-rate.ts';
import { applyPlannedRates } from '../../../src/fx/planned-rate.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.db.pool.query(
    "truncate fx_rate, currency_rate, planned_rate; delete from audit_entry where action = 'fx_rate.set'",
  );
  await set(7_800_000);
});

const set = (rateMicros: number) =>
  insertFxRate(service.database.db.kysely, { rateMicros, rateType: 'daily', fetchedAt: service.clock.now() });
const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
const rates = async () =>
  (await rows('select rate_micros::integer as micros, rate_type from fx_rate order by id')).map((row) => [
    row.micros,
    row.rate_type,
  ]);
const audited = () => rows("select email, account_id, subject from audit_entry where action = 'fx_rate.set'");
const only = [[7_800_000, 'daily']];
/** Sends the rate, then confirms what the page asks. */
async function confirm(rate: string, more: Record<string, string> = {}) {
  const { text } = await operator.post('/operator/rates', { rate });
  const after = /name="after" value="(\d+)"/.exec(text)?.[1] ?? '';
  return operator.post('/operator/rates', { rate, after, confirmed: 'yes', ...more });
}

describe('the exchange rate', () => {
  it('is shown with its source, state, history and a chart with a text', async () => {
    await set(7_850_000);
    const { text } = await operator.get('/operator/rates');
    for (const part of [
      '1 USD = HKD 7.85',
      'Fetched',
      'In use',
      'Off: rates are set by hand',
      '<svg',
      'from 7.8 to 7.85',
    ])
      expect(text).toContain(part);
    expect(text.split('<h2>History</h2>')[1]?.match(/<td class="number"/g)).toHaveLength(2);
    service.clock.advance(8 * 86_400_000);
    const later = await signedInOperator(service, 'ops@sampan.example', '198.51.100.97');
    expect((await later.get('/operator/rates')).text).toContain('Older than 7 days');
    service.clock.advance(-8 * 86_400_000);
    operator = await signedInOperator(service, 'ops@sampan.example', '198.51.100.98');
  });

  it('is set after a question that shows old, new and change', async () => {
    const asked = await operator.post('/operator/rates', { rate: '7.85' });
    expect([asked.status, await rates()]).toEqual([200, only]);
    for (const part of ['HKD 7.8<', 'HKD 7.85<', '+0.64 %']) expect(asked.text).toContain(part);
    expect(asked.text).not.toContain('class="error"');
    expect((await confirm('7.85')).location).toBe('/dashboard/operator/rates?saved=1');
    expect(await rates()).toEqual([...only, [7_850_000, 'manual']]);
    expect(await audited()).toEqual([
      { email: 'ops@sampan.example', account_id: null, subject: '7.8 → 7.85' },
    ]);
  });

  it.each(['', '7,8', '780', '0.5', '7.1234567', '-7.8', '<b>'])('is not set to %s', async (rate) => {
    const { status, text } = await operator.post('/operator/rates', { rate, confirmed: 'yes' });
    expect([status, text.includes('id="rate-error"'), await rates()]).toEqual([400, true, only]);
    expect([text.includes('<b>'), await audited()]).toEqual([false, []]);
  });

  it('that changes by over 5 % has a warning, and by over 20 % needs a second source', async () => {
    expect((await operator.post('/operator/rates', { rate: '8.3' })).text).toContain('more than 5 %');
    const doubtful = await confirm('9.5');
    expect([doubtful.status, doubtful.text]).toEqual([409, expect.stringContaining('second source')]);
    expect([await rates(), await audited()]).toEqual([only, []]);
    await confirm('9.5', { checked: 'yes' });
    expect(await rates()).toEqual([...only, [9_500_000, 'manual']]);
  });

  it('is planned for a later day, comes into force then, and can be taken back before', async () => {
    const dayIn = (days: number) => hongKongDay(new Date(service.clock.now().getTime() + days * 86_400_000));
    const plans = () =>
      rows(
        'select currency, rate_nanos::text as nanos, begins_on::text as day from planned_rate order by id',
      );
    const entries = async () =>
      (
        await rows(
          "select action || ' ' || subject as entry from audit_entry where action like 'fx_rate.%' order by created_at, id",
        )
      ).map(({ entry }) => entry);
    await rows("delete from audit_entry where action like 'fx_rate.%'");
    for (const day of [dayIn(0), dayIn(-1), dayIn(366), '2027-02-30', 'soon']) {
      const refused = await confirm('7.85', { day });
      expect([day, refused.status, refused.text.includes('id="day-error"')]).toEqual([day, 400, true]);
    }
    const asked = await operator.post('/operator/rates', { rate: '7.85', day: dayIn(1) });
    expect(asked.text).toContain('Plan the rate');
    expect([await plans(), await rates(), await entries()]).toEqual([[], only, []]);
    const planned = await confirm('7.85', { day: dayIn(1) });
    expect(planned.location).toBe(`/dashboard/operator/rates?planned=${dayIn(1)}`);
    const shown = (await operator.get(`/operator/rates?planned=${dayIn(1)}`)).text;
    expect(shown).toMatch(/Planned: 1 USD = HKD 7\.85 from \d+ \w+ \d{4}, Hong Kong time\./);
    expect((await operator.get(`/operator/rates?planned=${dayIn(3)}`)).text).not.toContain('Planned: ');
    expect((await operator.post('/operator/rates', { rate: '7.86', day: dayIn(2) })).text).not.toContain(
      'Replaces',
    );
    const replacing = await operator.post('/operator/rates', { rate: '7.86', day: dayIn(1) });
    expect(replacing.text).toMatch(/Replaces the planned rate<[\s\S]*?1 USD = HKD 7\.85</);
    const replaces = /name="replaces" value="([^"]+)"/.exec(replacing.text)?.[1] ?? '';
    await confirm('7.86', { day: dayIn(1), replaces });
    await confirm('7.9', { day: dayIn(2) });
    expect(await plans()).toEqual([
      { currency: 'USD', nanos: '7860000000', day: dayIn(1) },
      { currency: 'USD', nanos: '7900000000', day: dayIn(2) },
    ]);
    const { text } = await operator.get('/operator/rates');
    expect(text).toMatch(/Planned rates[\s\S]*1 USD = HKD 7\.86[\s\S]*1 USD = HKD 7\.9[^0-9]/);
    const id = /name="id" value="(\d+)" aria-label="Take back the rate from/g;
    const [, second] = [...text.matchAll(id)].map(([, one]) => one ?? '');
    const form = { id: second ?? '', currency: 'USD' };
    const question = await operator.post('/operator/rates/withdraw', form);
    expect(question.text).toMatch(/Take back the planned rate of USD\?[\s\S]*1 USD = HKD 7\.9</);
    expect(question.text).toContain(`name="id" value="${second}"`);
    expect(await plans()).toHaveLength(2);
    const withdraw = () => operator.post('/operator/rates/withdraw', { ...form, confirmed: 'yes' });
    expect((await withdraw()).location).toBe('/dashboard/operator/rates?withdrawn=1');
    expect((await withdraw()).location).toBe('/dashboard/operator/rates?gone=1');
    expect((await operator.post('/operator/rates/withdraw', form)).location).toBe(
      '/dashboard/operator/rates?gone=1',
    );
    expect([await applyPlannedRates(service.context), await rates()]).toEqual([0, only]);
    service.clock.advance(86_400_000);
    const applied = await Promise.all([
      applyPlannedRates(service.context),
      applyPlannedRates(service.context),
    ]);
    expect(applied.toSorted()).toEqual([0, 1]);
    service.clock.advance(-86_400_000);
    expect([await plans(), await rates()]).toEqual([[], [...only, [7_860_000, 'manual']]]);
    expect(await entries()).toEqual([
      `fx_rate.planned 7.85, ${dayIn(1)}`,
      `fx_rate.planned 7.86, ${dayIn(1)}`,
      `fx_rate.planned 7.9, ${dayIn(2)}`,
      `fx_rate.plan_withdrawn 7.9, ${dayIn(2)}`,
      'fx_rate.set 7.8 → 7.86',
    ]);
  });

  it('planned by two operators for one day: the second is asked, reads the plan of the first, and overwrites nothing', async () => {
    const second = await signedInOperator(service, 'second@sampan.example', '198.51.100.93');
    const day = hongKongDay(new Date(service.clock.now().getTime() + 3 * 86_400_000));
    const plans = () => rows('select rate_nanos::text as nanos from planned_rate order by id');
    const field = (text: string, name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
    const ask = (browser: TestBrowser, rate: string) => browser.post('/operator/rates', { rate, day });
    const send = (browser: TestBrowser, rate: string, question: string) =>
      browser.post('/operator/rates', {
        rate,
        day,
        after: field(question, 'after'),
        replaces: field(question, 'replaces'),
        confirmed: 'yes',
      });
    const [mine, theirs] = [await ask(operator, '7.85'), await ask(second, '7.9')];
    expect((await send(operator, '7.85', mine.text)).status).toBe(303);
    const refused = await send(second, '7.9', theirs.text);
    expect([refused.status, await plans()]).toEqual([409, [{ nanos: '7850000000' }]]);
    expect(refused.text).toContain('Another rate was planned for this day');
    expect(refused.text).toMatch(
      /Replaces the planned rate<[\s\S]*?1 USD = HKD 7\.85[\s\S]*?ops@sampan\.example, <time/,
    );
    expect(refused.text).toContain('Replace the planned rate');
    expect((await send(second, '7.9', refused.text)).status).toBe(303);
    expect(await plans()).toEqual([{ nanos: '7900000000' }]);
    const stale = await send(operator, '7.86', refused.text);
    expect([stale.status, await plans()]).toEqual([409, [{ nanos: '7900000000' }]]);
    expect(stale.text).toMatch(/1 USD = HKD 7\.9<[\s\S]*?second@sampan\.example/);
  });

  it('is not set if another one was set since the question', async () => {
    const { text } = await operator.post('/operator/rates', { rate: '7.85' });
    const after = /name="after" value="(\d+)"/.exec(text)?.[1] ?? '';
    await set(7_790_000);
    const reply = await operator.post('/operator/rates', { rate: '7.85', after, confirmed: 'yes' });
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('Another rate was set')]);
    expect(reply.text).toContain('HKD 7.79<');
    expect([await rates(), await audited()]).toEqual([[...only, [7_790_000, 'daily']], []]);
  });

  it('of another currency is set on its page, which lists all of them with their ages', async () => {
    const { text: asked } = await operator.post('/operator/rates', { currency: 'EUR', rate: '9.05' });
    for (const part of ['Set the rate of EUR to 9.05?', '1 EUR = HKD 9.05']) expect(asked).toContain(part);
    const reply = await operator.post('/operator/rates', {
      currency: 'EUR',
      rate: '9.05',
      after: '',
      confirmed: 'yes',
    });
    expect(reply.location).toBe('/dashboard/operator/rates?currency=EUR&saved=1');
    const { text } = await operator.get('/operator/rates?currency=EUR');
    for (const part of ['1 EUR = HKD 9.05', '0 min', 'HKD for 1 EUR', 'href="/dashboard/operator/rates"'])
      expect(text).toContain(part);
    expect(await rates()).toEqual(only);
    expect((await audited()).at(-1)?.subject).toBe('EUR none → 9.05');
    expect((await operator.get('/operator/rates')).text).toContain('/dashboard/operator/rates?currency=EUR');
  });

  it('of another currency that is far from its usual one needs a second source', async () => {
    const form = { currency: 'EUR', rate: '0.11', after: '', confirmed: 'yes' };
    const reply = await operator.post('/operator/rates', form);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('far from the usual rate')]);
    expect((await operator.post('/operator/rates', { currency: 'EUR', rate: '0' })).text).toContain(
      'must be above 0 and at most 100',
    );
    expect((await operator.get('/operator/rates?currency=%3Cb%3E')).text).toContain('USD to HKD');
  });
});
