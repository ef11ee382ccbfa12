import type { NoticeReceiver } from './notice-receiver.ts';
import type { OrderTemplate } from './orders.ts';
import { type ProtocolRule, protocol } from './protocol.ts';
import { ruleChecks } from './rule/index.ts';
import type { RuleCheck } from './rule/rule-check.ts';
import { type CheckContext, type CheckPace, CheckSession, readBooking } from './session.ts';
import { type GatewayAnswer, NoAnswer, TestedGateway } from './tested-gateway.ts';
import {
  AnswersBroken,
  describeAnswer,
  NotChecked,
  NotOffered,
  RuleBroken,
  type RuleFinding,
  type RuleVerdict,
} from './verdict.ts';

export const defaultPace: CheckPace = {
  slowBodyMs: 4_500,
  settleMs: 3_000,
  fileMs: 30_000,
  noticeMs: 60_000,
  repeatMs: 3_000,
};

export interface CheckOptions {
  readonly url: string;
  readonly secret: string;
  readonly template: OrderTemplate;
  readonly carrier: string;
  readonly notices: NoticeReceiver | null;
  readonly pace: CheckPace;
  readonly timeLimitMs: number;
  /** Ends the checks. What was booked is cancelled nevertheless. */
  readonly signal: AbortSignal;
  readonly rules: readonly ProtocolRule[];
  readonly onProgress: (rule: string, done: number, total: number) => void;
}

export type RuleReport = ProtocolRule & RuleVerdict;

/** A booking or manifest that stays at the gateway. */
export interface LeftBehind {
  readonly kind: 'booking' | 'manifest';
  readonly reference: string;
  readonly reason: string;
}

export interface GatewayReport {
  readonly rules: readonly RuleReport[];
  readonly left: readonly LeftBehind[];
  readonly requests: number;
  readonly clockSkewSeconds: number;
  /** Why the checks ended early; null if they did not. */
  readonly stopped: string | null;
}

/** Thrown if the gateway does not answer the first request. */
export class GatewayUnreachable extends Error {}

const maxFindings = 10;
const cleanUpMs = 60_000;
const cancelsAtOnce = 8;

/** The rules that judge the answers of all others. */
const lastRules: ReadonlySet<string> = new Set(['response-contract', 'response-time', 'response-size']);

/**
 * Checks a gateway, rule by rule, then cancels what was booked.
 * @throws {GatewayUnreachable}
 */
export async function checkGateway(options: CheckOptions): Promise<GatewayReport> {
  const { url, secret, timeLimitMs, signal, rules } = options;
  using gateway = new TestedGateway({ url, secret, timeLimitMs, signal });
  await reach(gateway);
  const context: CheckContext = {
    gateway,
    template: options.template,
    carrier: options.carrier,
    pace: options.pace,
    notices: options.notices,
    startedAt: new Date(),
    known: new Map(),
    manifests: new Set(),
  };
  const run = new CheckRun(context, options);
  const ordered = [...rules].sort((a, b) => Number(lastRules.has(a.id)) - Number(lastRules.has(b.id)));
  for (const { id } of ordered) await run.verdict(id);
  const left = await cleanUp(context);
  return {
    rules: await Promise.all(rules.map(async (rule) => ({ ...rule, ...(await run.verdict(rule.id)) }))),
    left,
    requests: gateway.requestCount,
    clockSkewSeconds: gateway.clockSkewSeconds,
    stopped: signal.aborted ? (signal.reason as Error).message : null,
  };
}

async function reach(gateway: TestedGateway): Promise<void> {
  const result = await gateway.send({ method: 'GET', path: '/bookings/SMP0' });
  if (result.kind !== 'response') throw new GatewayUnreachable(result.reason);
}

class CheckRun {
  readonly #context: CheckContext;
  readonly #options: CheckOptions;
  readonly #verdicts = new Map<string, Promise<RuleVerdict>>();

  constructor(context: CheckContext, options: CheckOptions) {
    this.#context = context;
    this.#options = options;
  }

  /** Checks a rule once, after those on which it rests. */
  verdict(id: string): Promise<RuleVerdict> {
    const verdict = this.#verdicts.get(id) ?? this.#check(id);
    this.#verdicts.set(id, verdict);
    return verdict;
  }

  async #check(id: string): Promise<RuleVerdict> {
    const check = ruleChecks[id];
    if (!check) throw new Error(`no check of the rule ${id}`);
    const isFirst = id === 'signature' || lastRules.has(id);
    for (const needed of [...(isFirst ? [] : ['signature']), ...(check.needs ?? [])]) {
      const { result } = await this.verdict(needed);
      if (result === 'broken')
        return { result: 'not_checked', reason: `it rests on ${needed}, which is broken` };
      if (result !== 'passed') return { result, reason: `it rests on ${needed}` };
    }
    const { rules, onProgress, signal } = this.#options;
    if (signal.aborted && !lastRules.has(id)) return { result: 'not_checked', reason: 'the check was ended' };
    onProgress(id, this.#verdicts.size, rules.length);
    return judge(check, new CheckSession(this.#context), signal);
  }
}

async function judge({ check }: RuleCheck, session: CheckSession, signal: AbortSignal): Promise<RuleVerdict> {
  try {
    await check(session);
    return { result: 'passed' };
  } catch (error) {
    if (signal.aborted) return { result: 'not_checked', reason: 'the check was ended' };
    if (error instanceof NotOffered) return { result: 'not_offered', reason: error.message };
    if (error instanceof NotChecked) return { result: 'not_checked', reason: error.message };
    const findings = findingsOf(error, session);
    if (findings) return { result: 'broken', findings };
    // The rule response-time reports it.
    if (error instanceof NoAnswer)
      return { result: 'not_checked', reason: 'a request got no response in time' };
    throw error;
  }
}

/** Returns null if the error says nothing about the rule. */
function findingsOf(error: unknown, { steps }: CheckSession): readonly RuleFinding[] | null {
  if (error instanceof AnswersBroken) {
    const distinct = new Map(
      error.problems.map((problem) => [`${problem.received} ${problem.expected}`, problem]),
    );
    return [...distinct.values()]
      .slice(0, maxFindings)
      .map(({ received, expected, step }) => ({ received, expected, steps: [step] }));
  }
  if (error instanceof RuleBroken)
    return [{ received: error.message, expected: error.expected, steps: [...steps] }];
  if (error instanceof NoAnswer && !error.isLate)
    return [{ received: `no response: ${error.message}`, expected: 'a response', steps: [...steps] }];
  return null;
}

/** Cancels every booking that a request may have made. Returns what is left. */
async function cleanUp({ gateway, known, manifests }: CheckContext): Promise<readonly LeftBehind[]> {
  const signal = AbortSignal.timeout(cleanUpMs);
  const waiting = [...gateway.attempted].filter((reference) => known.get(reference) !== 'cancelled').values();
  const left: LeftBehind[] = [...manifests].map((reference) => ({
    kind: 'manifest',
    reference,
    reason: 'a closed manifest stays closed',
  }));
  const cancelWaiting = async () => {
    for (const reference of waiting) {
      const reason = await cancel(gateway, reference, signal);
      if (reason !== null) left.push({ kind: 'booking', reference, reason });
    }
  };
  await Promise.all(Array.from({ length: cancelsAtOnce }, cancelWaiting));
  return left;
}

/** Returns why the booking may still stand; null if it does not. */
async function cancel(
  gateway: TestedGateway,
  reference: string,
  signal: AbortSignal,
): Promise<string | null> {
  const path = `/bookings/${reference}`;
  try {
    const answer = await gateway.ask({ method: 'POST', path: `${path}/cancel`, isHostile: true }, signal);
    const isGone = answer.json?.state === 'cancelled' || isUnbooked(answer);
    if (isGone) return null;
    const found = await gateway.ask({ method: 'GET', path, isHostile: true }, signal);
    if (!readBooking(found, reference) || found.json?.state === 'cancelled') return null;
    return describeAnswer(answer);
  } catch (error) {
    return error instanceof NoAnswer ? error.message : String(error);
  }
}

function isUnbooked({ status }: GatewayAnswer): boolean {
  return status === 404;
}

/** Returns the rules of the document that are to be checked. @throws {Error} for an unknown name */
export function selectRules(only: readonly string[], skip: readonly string[]): readonly ProtocolRule[] {
  const rules = protocol['x-rules'];
  for (const name of [...only, ...skip])
    if (!rules.some(({ id }) => id === name))
      throw new Error(`there is no rule ${name}; the rules are ${rules.map(({ id }) => id).join(', ')}`);
  return rules.filter(({ id }) => (only.length === 0 || only.includes(id)) && !skip.includes(id));
}
