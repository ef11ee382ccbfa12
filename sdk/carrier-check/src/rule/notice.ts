import { setTimeout as delay } from 'node:timers/promises';
import { type ArrivedNotice, type NoticeReceiver, refusedType } from '../notice-receiver.ts';
import { notOfferedStatuses, schemaProblems } from '../protocol.ts';
import type { CheckContext, CheckSession } from '../session.ts';
import type { GatewayAnswer } from '../tested-gateway.ts';
import { demand, NotChecked, NotOffered, RuleBroken } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

const noticeTypes = ['checkpoint', 'last_mile', 'final_fee', 'proof_of_delivery', 'label'] as const;
const pollMs = 50;
/** Two signatures that are made within two seconds may be equal. */
const sameSignatureMs = 2_000;
/** The code for a parcel that was on its way back, and whose recipient gets it after all. */
const toRecipient = 'DELIVERED_TO_RECIPIENT';

/** A notice with a type for which the gateway was asked. */
interface AskedNotice {
  readonly eventId: string;
  readonly type: string;
}

interface AskedNotices {
  readonly asked: readonly AskedNotice[];
  /** Answer to the request for a notice with the code `toRecipient`; null: test notices are not offered. */
  readonly toRecipient: GatewayAnswer | null;
}

interface ReceivedNotices extends AskedNotices {
  readonly arrived: readonly ArrivedNotice[];
  readonly receiver: NoticeReceiver;
}

/** Asks for a notice of each type and of the code `toRecipient`. Returns those that the gateway promised. */
async function askNotices(session: CheckSession): Promise<AskedNotices> {
  const { reference } = await session.book();
  const path = `/bookings/${reference}/test-notices`;
  const asked: AskedNotice[] = [];
  for (const type of noticeTypes) {
    const answer = await session.post(path, { type });
    if (notOfferedStatuses.has(answer.status)) return { asked: [], toRecipient: null };
    if (answer.status === 422) continue;
    const eventId = promisedId(answer);
    demand(
      eventId !== null,
      answer,
      '202 with the event_id of the notice, or 422 if the gateway never sends this type',
    );
    asked.push({ eventId, type });
  }
  const answer = await session.post(path, { type: 'checkpoint', code: toRecipient });
  const eventId = promisedId(answer);
  if (eventId !== null) asked.push({ eventId, type: 'checkpoint' });
  return { asked, toRecipient: answer };
}

function promisedId({ status, json }: GatewayAnswer): string | null {
  const eventId = json?.event_id;
  return status === 202 && typeof eventId === 'string' ? eventId : null;
}

/** Waits until every notice that was asked for has got 200, or the time is over. */
async function collect(session: CheckSession): Promise<ReceivedNotices> {
  const { notices: receiver, pace, gateway } = session.context;
  if (!receiver) throw new NotChecked('no notices were received: give a port for them with --notices-port');
  const askedFor = await askNotices(session);
  const { asked } = askedFor;
  const isTaken = (id: unknown) =>
    receiver.arrived.some(({ value, answered }) => value?.event_id === id && answered === 200);
  const isDone = () =>
    asked.length > 0
      ? asked.every(({ eventId }) => isTaken(eventId))
      : receiver.arrived.length > 0 && receiver.arrived.every(({ value }) => isTaken(value?.event_id));
  const end = Date.now() + pace.noticeMs;
  while (!isDone() && Date.now() < end) await delay(pollMs, undefined, { signal: gateway.options.signal });
  if (receiver.arrived.length > 0) return { ...askedFor, arrived: [...receiver.arrived], receiver };
  const seconds = pace.noticeMs / 1000;
  if (asked.length > 0)
    throw new RuleBroken(
      `no notice within ${seconds} s`,
      `a notice at ${receiver.path} of the address for notices`,
    );
  throw new NotChecked(
    `the gateway has no sendTestNotice, and sent no notice to ${receiver.path} within ${seconds} s`,
  );
}

/** The rules judge the same notices. */
const collected = new WeakMap<CheckContext, Promise<ReceivedNotices>>();

function received(session: CheckSession): Promise<ReceivedNotices> {
  const { context } = session;
  const notices = collected.get(context) ?? collect(session);
  collected.set(context, notices);
  return notices;
}

const describeNotice = ({ method, path, body }: ArrivedNotice) => `${method} ${path} ${body.slice(0, 300)}`;

/** Fields of a final fee that the rule reads. The notice has the shape of its schema. */
interface FinalFee {
  readonly charged_hkd: number;
  readonly chargeable_weight_kg: number;
  readonly duties_taxes_hkd?: number;
  readonly cost_hkd?: number;
  readonly measured?: Readonly<
    Record<'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm', number | undefined>
  >;
  readonly lines?: readonly { readonly amount_hkd: number }[];
}

/** Says what a final fee has that the schema cannot forbid; null if nothing. */
function billFault(fee: FinalFee): string | null {
  const { weight_kg, length_cm, width_cm, height_cm } = fee.measured ?? {};
  const lines = fee.lines ?? [];
  const amounts = [fee.charged_hkd, fee.duties_taxes_hkd, fee.cost_hkd, length_cm, width_cm, height_cm];
  for (const value of [...amounts, ...lines.map(({ amount_hkd }) => amount_hkd)])
    if (value !== undefined && !hasAtMostDecimals(value, 2)) return `${value} has more than 2 decimals`;
  for (const value of [fee.chargeable_weight_kg, weight_kg])
    if (value !== undefined && !hasAtMostDecimals(value, 6)) return `${value} has more than 6 decimals`;
  const sum = lines.reduce((cents, { amount_hkd }) => cents + Math.round(amount_hkd * 100), 0);
  return fee.lines === undefined || sum === Math.round(fee.charged_hkd * 100)
    ? null
    : `the lines add up to ${sum / 100}`;
}

/** Digits after the 15th are binary rounding noise of a sum. */
function hasAtMostDecimals(value: number, digits: number): boolean {
  const text = Number(value.toPrecision(15));
  return Number(text.toFixed(digits)) === text;
}

export const noticeRules: RuleChecks = {
  'notice-signature': {
    async check(session) {
      const { arrived } = await received(session);
      const wrong = arrived.find(({ signedAt }) => signedAt === null);
      if (!wrong) return;
      throw new RuleBroken(
        `${describeNotice(wrong)} with the signature ${wrong.signature || '(none)'}`,
        `a signature of ${wrong.method}.${wrong.path}.<body> with the shared secret, at most 5 minutes old`,
      );
    },
  },

  'notice-contract': {
    async check(session) {
      const { arrived, asked, receiver } = await received(session);
      for (const notice of arrived) {
        const { method, path, mediaType, value } = notice;
        const type = asked.find(({ eventId }) => eventId === value?.event_id)?.type ?? value?.type;
        const problems = [
          ...(method === 'POST' && path === receiver.path ? [] : [`it was sent to ${method} ${path}`]),
          ...(mediaType.startsWith('application/json')
            ? []
            : [`its Content-Type is ${mediaType || 'missing'}`]),
          ...(value ? schemaProblems('Notice', value) : ['the body is not JSON in UTF-8']),
          ...(value?.type === type ? [] : [`its type is not ${type}, which was asked for`]),
        ];
        if (problems.length > 0)
          throw new RuleBroken(
            `${describeNotice(notice)}: ${problems.join('; ')}`,
            `POST ${receiver.path} with a body of the schema Notice`,
          );
      }
    },
  },

  'notice-bill': {
    needs: ['notice-contract'],
    async check(session) {
      const { arrived } = await received(session);
      const bills = arrived.filter(({ value }) => value?.type === 'final_fee');
      if (bills.length === 0) throw new NotChecked('no final fee arrived');
      for (const notice of bills) {
        const fault = billFault(notice.value as unknown as FinalFee);
        if (fault)
          throw new RuleBroken(
            `${describeNotice(notice)}: ${fault}`,
            'amounts of at most 2 decimals, weights of at most 6, and lines that add up to charged_hkd',
          );
      }
    },
  },

  'notice-repeated': {
    async check(session) {
      const { arrived } = await received(session);
      const byEvent = Map.groupBy(arrived, ({ value }) => value?.event_id);
      for (const [eventId, [first, ...repeats]] of byEvent) {
        if (!first) continue;
        const last = repeats.at(-1) ?? first;
        if (last.answered !== 200)
          throw new RuleBroken(
            `the notice ${String(eventId)} ${repeats.length + 1} times, the last answered with ${last.answered ?? 'the end of the connection'}`,
            'the same notice again, until it gets 200',
          );
        const changed = repeats.find(({ body }) => body !== first.body);
        if (changed) throw new RuleBroken(describeNotice(changed), `the same bytes as before: ${first.body}`);
        const stale = repeats.find(
          ({ at, signature }) => signature === first.signature && at - first.at > sameSignatureMs,
        );
        if (stale)
          throw new RuleBroken(
            `the notice ${String(eventId)} with the signature of before`,
            'a new signature',
          );
      }
    },
  },

  'notice-refused': {
    async check(session) {
      const { receiver } = await received(session);
      const { pace, gateway } = session.context;
      // The receiver's list grows. A single repeat may have crossed the response.
      const sentAgain = () =>
        [...Map.groupBy(receiver.arrived, ({ value }) => value?.event_id).values()].find(
          ([first, ...repeats]) =>
            first?.value?.type === refusedType &&
            repeats.filter(({ answered }) => answered === 200).length > 2,
        );
      if (!receiver.arrived.some(({ value, answered }) => value?.type === refusedType && answered === 200))
        throw new NotChecked('no final fee arrived');
      const end = Date.now() + pace.repeatMs;
      while (!sentAgain() && Date.now() < end)
        await delay(pollMs, undefined, { signal: gateway.options.signal });
      const [again] = sentAgain() ?? [];
      if (again)
        throw new RuleBroken(
          `${describeNotice(again)} again, after 200 with the result refused`,
          'no further request: people clear up the difference',
        );
    },
  },

  'notice-to-recipient': {
    needs: ['notice-contract'],
    async check(session) {
      const { arrived, toRecipient: answer } = await received(session);
      if (!answer) throw new NotChecked('the gateway has no sendTestNotice');
      if (answer.status === 422) throw new NotOffered(`the gateway never sends ${toRecipient}`);
      const eventId = promisedId(answer);
      demand(
        eventId !== null,
        answer,
        '202 with the event_id of the notice, or 422 if the carrier never delivers a parcel that was on its way back',
      );
      const notice = arrived.find(({ value }) => value?.event_id === eventId);
      if (!notice) throw new RuleBroken(`no notice ${eventId}`, `a checkpoint with the code ${toRecipient}`);
      if (notice.value?.code !== toRecipient)
        throw new RuleBroken(
          describeNotice(notice),
          `the code ${toRecipient}: without it, the parcel counts as returned`,
        );
    },
  },
};
