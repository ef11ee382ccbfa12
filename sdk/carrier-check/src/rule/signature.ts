import { randomBytes } from 'node:crypto';
import type { CheckSession } from '../session.ts';
import { sign } from '../signature.ts';
import type { Forgery, GatewayAnswer } from '../tested-gateway.ts';
import { demand } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

const toleranceSeconds = 300;
/** Both machines' clocks differ, so the limit itself can't be tested. */
const marginSeconds = 60;

function demandRefused(answer: GatewayAnswer): void {
  demand(answer.status === 401, answer, '401 with an `Error` body');
}

/** Sends a booking that must get 401 and book nothing. */
async function demandNoBooking(session: CheckSession, forgery: Forgery): Promise<void> {
  const reference = session.newReference();
  demandRefused(await session.post('/bookings', session.order(reference), { forgery }));
  await session.demandUnbooked(reference);
}

/** Shows a partner what was signed. */
function example(secret: string, path: string): string {
  const signature = sign(secret, { method: 'GET', path, body: '' }, new Date());
  const [, seconds, digest] = /^t=(\d+),v1=(.*)$/.exec(signature) ?? [];
  return `any status but 401. With this secret, v1 of the text "${seconds}.GET.${path}." is ${digest}`;
}

export const signatureRules: RuleChecks = {
  signature: {
    async check(session) {
      const reference = session.newReference();
      const { secret } = session.context.gateway.options;
      const path = `/bookings/${reference}`;
      for (const answer of [
        await session.get(path),
        await session.post('/bookings', session.order(reference)),
        await session.cancel(reference),
      ])
        demand(answer.status !== 401, answer, example(secret, path));
    },
  },

  'signature-required': {
    async check(session) {
      await demandNoBooking(session, { unsigned: true });
      demandRefused(
        await session.get(`/bookings/${session.newReference()}`, { forgery: { unsigned: true } }),
      );
    },
  },

  'signature-secret': {
    async check(session) {
      await demandNoBooking(session, { secret: randomBytes(24).toString('hex') });
      // A gateway with a setting for a second secret may take an empty one.
      await demandNoBooking(session, { secret: '' });
    },
  },

  'signature-method': {
    async check(session) {
      await demandNoBooking(session, { method: 'GET' });
      const path = `/bookings/${session.newReference()}`;
      demandRefused(await session.get(path, { forgery: { method: 'POST' } }));
    },
  },

  'signature-path': {
    async check(session) {
      const path = `/bookings/${session.newReference()}`;
      const other = `/bookings/${session.newReference()}`;
      demandRefused(await session.get(path, { forgery: { path: other } }));
      demandRefused(await session.get(`${path}?signed=no`, { forgery: { path } }));
    },
  },

  'signature-body': {
    async check(session) {
      const [reference, other] = [session.newReference(), session.newReference()];
      const signed = JSON.stringify(session.order(reference));
      demandRefused(await session.post('/bookings', session.order(other), { forgery: { body: signed } }));
      // The same JSON in other bytes.
      const body = signed.replace(/^\{/, '{ ');
      demandRefused(await session.post('/bookings', undefined, { body, forgery: { body: signed } }));
      await session.demandUnbooked(reference);
      await session.demandUnbooked(other);
      const spaced = JSON.stringify(session.order(reference), null, 1);
      const answer = await session.post('/bookings', undefined, { body: spaced });
      demand(answer.status !== 401, answer, 'any status but 401, because these bytes are what was signed');
    },
  },

  'signature-age': {
    async check(session) {
      const skewSeconds = toleranceSeconds + marginSeconds;
      await demandNoBooking(session, { skewSeconds: -skewSeconds });
      await demandNoBooking(session, { skewSeconds });
    },
  },

  'signature-skew': {
    async check(session) {
      const skewSeconds = toleranceSeconds - marginSeconds;
      const path = `/bookings/${session.newReference()}`;
      for (const seconds of [-skewSeconds, skewSeconds]) {
        const answer = await session.get(path, { forgery: { skewSeconds: seconds } });
        demand(answer.status !== 401, answer, 'any status but 401');
      }
    },
  },
};
