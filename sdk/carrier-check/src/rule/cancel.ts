import { demandNotFound } from '../session.ts';
import type { GatewayAnswer } from '../tested-gateway.ts';
import { demand } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

const bookingsAtOnce = 3;
const longestReference = 32;

function demandCancelled(answer: GatewayAnswer, reference: string): void {
  const { status, json } = answer;
  const isRight = status === 200 && json?.reference === reference && json?.state === 'cancelled';
  demand(isRight, answer, `200 with the reference ${reference} and the state cancelled`);
}

export const lookUpAndCancelRules: RuleChecks = {
  'look-up': {
    async check(session) {
      const { reference, waybill } = await session.book();
      const answer = await session.get(`/bookings/${reference}`);
      const { status, json } = answer;
      const isRight =
        status === 200 &&
        json?.reference === reference &&
        json?.waybill_number === waybill &&
        json?.state === 'booked';
      const expected = `200 with the reference ${reference}, the waybill number ${waybill} and the state booked`;
      demand(isRight, answer, expected);
    },
  },

  'look-up-unknown': {
    async check(session) {
      const long = session.newReference().padEnd(longestReference, 'Z');
      for (const reference of [session.newReference(), long])
        demandNotFound(await session.get(`/bookings/${reference}`));
    },
  },

  cancel: {
    async check(session) {
      const { reference } = await session.book();
      demandCancelled(await session.cancel(reference), reference);
      demandCancelled(await session.get(`/bookings/${reference}`), reference);
    },
  },

  'cancel-repeated': {
    needs: ['cancel'],
    async check(session) {
      const reference = await session.bookCancelled();
      demandCancelled(await session.cancel(reference), reference);
    },
  },

  'cancel-at-once': {
    needs: ['cancel'],
    async check(session) {
      for (let count = 0; count < bookingsAtOnce; count++) {
        const { reference } = await session.book();
        const answers = await Promise.all([session.cancel(reference), session.cancel(reference)]);
        for (const answer of answers) demandCancelled(answer, reference);
      }
    },
  },

  'cancel-unknown': {
    async check(session) {
      demandNotFound(await session.cancel(session.newReference()));
    },
  },
};
