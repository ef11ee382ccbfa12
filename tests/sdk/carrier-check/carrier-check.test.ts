import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkGateway,
  type GatewayReport,
  selectRules,
} from '../../../sdk/carrier-check/src/check-gateway.ts';
import { readOrderTemplate } from '../../../sdk/carrier-check/src/orders.ts';
import { protocol } from '../../../sdk/carrier-check/src/protocol.ts';
import { ruleChecks } from '../../../sdk/carrier-check/src/rule/index.ts';
import { patient } from '../../support/deadline.ts';
import { cases } from '../../support/profile.ts';
import { gatewaySecret, type MutantBehavior, startMutant } from './mutant-gateway.ts';
import { type Mutant, mutants } from './mutants.ts';

const ruleIds = protocol['x-rules'].map(({ id }) => id);

interface CheckPaces {
  readonly slowBodyMs?: number;
  readonly timeLimitMs?: number;
  readonly noticeMs?: number;
  readonly repeatMs?: number;
}

/** Checks a gateway with a fault. Only a fault that is seen in time makes a check wait for its deadline. */
async function check(
  behavior: MutantBehavior,
  { slowBodyMs = 30, timeLimitMs = 120_000, noticeMs = 120_000, repeatMs = 300 }: CheckPaces = {},
  only: readonly string[] = [],
): Promise<GatewayReport> {
  await using mutant = await startMutant(behavior);
  return await checkGateway({
    url: mutant.url,
    secret: gatewaySecret,
    template: readOrderTemplate(null, {}),
    carrier: 'http',
    notices: mutant.notices,
    pace: { slowBodyMs, settleMs: patient(150), fileMs: 120_000, noticeMs, repeatMs },
    timeLimitMs,
    signal: new AbortController().signal,
    rules: selectRules(only, []),
    onProgress: () => {},
  });
}

/** A gateway of version 1.6.0, which refuses what it does not know. */
const beforeVersion17: MutantBehavior = {
  respond: async ({ body }, forward) => {
    const isNew =
      /"(?:address_lines|product_id_exemption|cpsc_|battery_|manufacturer"|eu_resp|incoterm|recipient_type)/.test(
        body,
      );
    if (!isNew) return forward();
    const error = { code: 'UNKNOWN_PROPERTY', message: 'a property is not known' };
    return {
      status: 400,
      mediaType: 'application/json',
      headers: {},
      body: Buffer.from(JSON.stringify({ error })),
    };
  },
};

const resultsOf = ({ rules }: GatewayReport, result: string) =>
  rules.filter((rule) => rule.result === result).map(({ id }) => id);

describe('the rules of docs/carrier-gateway/openapi.json', () => {
  it('have a check each, and each check a rule', () => {
    expect(Object.keys(ruleChecks).sort()).toEqual([...ruleIds].sort());
  });

  it('have names that are used once', () => expect(new Set(ruleIds).size).toBe(ruleIds.length));

  it('have a gateway each that breaks it', () => {
    expect([...new Set(mutants.map(({ rule }) => rule))].sort()).toEqual([...ruleIds].sort());
  });
});

describe('a check', () => {
  it('finds nothing at the simulator, and leaves no booking', async () => {
    const report = await check({});
    expect(resultsOf(report, 'passed')).toEqual(ruleIds);
    expect(report.left.filter(({ kind }) => kind === 'booking')).toEqual([]);
  });

  it('finds nothing at a gateway that refuses the properties of version 1.7.0', async () => {
    const report = await check(beforeVersion17, {}, ['book-every-order', 'book', 'book-repeated']);
    expect(resultsOf(report, 'broken')).toEqual([]);
    expect(resultsOf(report, 'passed')).toContain('book-every-order');
  });

  const noticeRules = [
    'notice-signature',
    'notice-contract',
    'notice-bill',
    'notice-repeated',
    'notice-refused',
    'notice-to-recipient',
  ];
  const withoutTestNotices = (isSent: boolean): MutantBehavior => ({
    respond: async (request, forward) => {
      if (!request.path.endsWith('/test-notices')) return forward();
      if (isSent) await forward();
      return { status: 404, mediaType: 'text/html', headers: {}, body: Buffer.from('<h1>Not Found</h1>') };
    },
  });

  it('judges the notices of a gateway that cannot be asked for them', async () => {
    const report = await check(withoutTestNotices(true));
    expect(resultsOf(report, 'not_checked')).toEqual([
      'notice-bill',
      'notice-refused',
      'notice-to-recipient',
    ]);
    expect(resultsOf(report, 'broken')).toEqual([]);
  });

  it('does not judge the notices of a gateway that sends none', async () => {
    const report = await check(withoutTestNotices(false), { noticeMs: 200 });
    expect(resultsOf(report, 'not_checked')).toEqual(noticeRules);
    expect(resultsOf(report, 'broken')).toEqual([]);
  });

  /** Checked for every rule, so that no other one is reported. The others are checked for their own rule. */
  const whole = new Set(cases(mutants).map(([, mutant]) => mutant));
  /** These rules judge the answers to all others. */
  const judgesAnswers = (rule: string) => rule.startsWith('response-');
  const rulesFor = (mutant: Mutant) => (whole.has(mutant) || judgesAnswers(mutant.rule) ? [] : [mutant.rule]);

  /** A few at a time, because they mostly wait. */
  const runs = new Map<Mutant, PromiseWithResolvers<GatewayReport>>();
  let ended: Promise<unknown>;
  beforeAll(() => {
    for (const mutant of mutants) runs.set(mutant, Promise.withResolvers());
    for (const { promise } of runs.values()) promise.catch(() => {});
    const waiting = runs.entries();
    const runWaiting = async () => {
      for (const [mutant, { resolve, reject }] of waiting)
        await check(mutant.make(), mutant, rulesFor(mutant)).then(resolve, reject);
    };
    ended = Promise.all(Array.from({ length: 12 }, runWaiting));
  });
  afterAll(() => ended);

  it.each(
    mutants.map((mutant) => ({ ...mutant, mutant })),
  )('reports $rule, and no other rule, of a gateway that $fault', async ({ rule, mutant }) => {
    const report = await runs.get(mutant)?.promise;
    expect(report && resultsOf(report, 'broken')).toEqual([rule]);
  }, 600_000);
});
