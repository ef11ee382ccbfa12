import type { ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { invalidOrders, malformedBodies, orderVariants } from '../orders.ts';
import { type CheckSession, errorCode, readBooking } from '../session.ts';
import type { GatewayAnswer } from '../tested-gateway.ts';
import { demand, describeAnswer, NotChecked, NotOffered, RuleBroken } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

const distinctBookings = 5;
const requestsAtOnce = 20;
const slowPieces = 4;

/** When a connection ends, in ms after the request was written. */
const abandonAfterMs = [0, 1, 5, 20, 50];

async function demandInvalid(session: CheckSession, reference: string, body: string): Promise<void> {
  const answer = await session.post('/bookings', undefined, { body });
  const isRight = answer.status === 400 && errorCode(answer) !== undefined;
  demand(isRight, answer, '400 with an `Error` body');
  await session.demandUnbooked(reference);
}

/** Demands a booking, and the waybill number of an earlier answer. */
function demandSame(answer: GatewayAnswer, reference: string, waybill: string): void {
  const isSame = readBooking(answer, reference)?.waybill === waybill;
  demand(isSame, answer, `the booking with the waybill number ${waybill}`);
}

/** Writes a body and then ends the connection. */
function abandon(body: string, afterMs: number): (sent: ClientRequest) => void {
  return (sent) => {
    sent.end(body, () => void setTimeout(() => sent.destroy(), afterMs));
  };
}

/** Writes the first half of a body and then ends the connection. */
function abandonHalf(body: string): (sent: ClientRequest) => void {
  return (sent) => {
    sent.write(body.slice(0, body.length / 2), () => void sent.destroy());
  };
}

/** Sends a booking without reading the answer, then asks what became of it. */
async function demandWholeOrNothing(session: CheckSession, afterMs: number | null): Promise<void> {
  const { gateway, pace, known } = session.context;
  const reference = session.newReference();
  const body = JSON.stringify(session.order(reference));
  const request = { method: 'POST', path: '/bookings', body } as const;
  const transmit = afterMs === null ? abandonHalf(body) : abandon(body, afterMs);
  const manner =
    afterMs === null
      ? 'the connection ends after half of the body'
      : 'the connection ends before the response is read';
  const faulty = { ...request, transmit, manner };
  const lost = await gateway.send(faulty);
  session.steps.push({ request: faulty, received: lost.kind === 'response' ? 'a response' : lost.reason });
  const seen = await settledLookup(session, reference, pace.settleMs);
  const repeated = await session.post('/bookings', undefined, { body });
  const booking = readBooking(repeated, reference);
  demand(booking !== undefined, repeated, 'the booking, with 200 or 201');
  known.set(reference, 'booked');
  if (seen) return demandSame(repeated, reference, seen);
  const expected = `201: a look-up ${pace.settleMs} ms after the lost request got 404 BOOKING_NOT_FOUND, which promises that there is no booking`;
  demand(repeated.status === 201, repeated, expected);
}

/** Looks a booking up until it is found. Returns its waybill number; null if there is none. */
async function settledLookup(
  session: CheckSession,
  reference: string,
  settleMs: number,
): Promise<string | null> {
  const end = Date.now() + settleMs;
  for (let waitMs = 20; ; waitMs *= 2) {
    const answer = await session.get(`/bookings/${reference}`);
    const booking = readBooking(answer, reference);
    if (booking) return booking.waybill;
    if (Date.now() >= end) {
      demand(answer.status === 404, answer, 'the booking, or 404 BOOKING_NOT_FOUND');
      return null;
    }
    await delay(Math.min(waitMs, 500));
  }
}

export const bookingRules: RuleChecks = {
  book: {
    async check(session) {
      const reference = session.newReference();
      const answer = await session.post('/bookings', session.order(reference));
      if (answer.status === 422)
        throw new RuleBroken(
          describeAnswer(answer),
          '201. If the gateway does not serve the order of the document, give it one that it serves, with --order FILE',
        );
      const isBooked = readBooking(answer, reference) !== undefined && answer.json?.state === 'booked';
      demand(
        answer.status === 201 && isBooked,
        answer,
        `201 with the reference ${reference}, the state booked and a waybill number`,
      );
    },
  },

  'book-waybill': {
    async check(session) {
      const waybills = new Set<string>();
      for (let count = 0; count < distinctBookings; count++) {
        const { waybill } = await session.book();
        if (waybills.has(waybill))
          throw new RuleBroken(`two bookings with the waybill number ${waybill}`, 'another waybill number');
        waybills.add(waybill);
      }
    },
  },

  'book-repeated': {
    async check(session) {
      const { reference, waybill } = await session.book();
      const other = { goods_category: 'another', printed_reference: 'ANOTHER' };
      for (const change of [{}, other]) {
        const answer = await session.post('/bookings', session.order(reference, change));
        const isSame = answer.status === 200 && readBooking(answer, reference)?.waybill === waybill;
        demand(isSame, answer, `200 with the waybill number ${waybill}, as before`);
      }
    },
  },

  'book-at-once': {
    async check(session) {
      const reference = session.newReference();
      const order = session.order(reference);
      const answers = await Promise.all(
        Array.from({ length: requestsAtOnce }, () => session.post('/bookings', order)),
      );
      const wrong = answers.find((answer) => !readBooking(answer, reference));
      if (wrong) demand(false, wrong, 'the booking, with 201 for one request and 200 for every other');
      const created = answers.filter(({ status }) => status === 201).length;
      const waybills = new Set(answers.map(({ json }) => json?.waybill_number));
      if (created !== 1 || waybills.size !== 1)
        throw new RuleBroken(
          `${created} of ${requestsAtOnce} requests at the same moment got 201, with the waybill numbers ${[...waybills].join(', ')}`,
          'one 201, 200 for every other, and one waybill number',
        );
    },
  },

  'book-lost-answer': {
    needs: ['look-up'],
    async check(session) {
      // A gateway that books nothing would pass.
      await session.book();
      const moments = [...abandonAfterMs, null];
      await Promise.all(moments.map((afterMs) => demandWholeOrNothing(session, afterMs)));
    },
  },

  'book-invalid': {
    async check(session) {
      for (const { change } of invalidOrders) {
        const reference = session.newReference();
        const body = JSON.stringify({ ...change(session.context.template), reference });
        await demandInvalid(session, reference, body);
      }
      // A gateway may refuse an unknown property, and may ignore it.
      const reference = session.newReference();
      const answer = await session.post('/bookings', { ...session.order(reference), unknown_property: 1 });
      const isRight = answer.status === 400 || readBooking(answer, reference) !== undefined;
      demand(isRight, answer, '400, or the booking without the unknown property');
    },
  },

  'book-malformed': {
    async check(session) {
      for (const [, spoil] of malformedBodies) {
        const reference = session.newReference();
        await demandInvalid(session, reference, spoil(JSON.stringify(session.order(reference))));
      }
    },
  },

  'book-every-order': {
    async check(session) {
      const { template } = session.context;
      let booked = 0;
      for (const { name, change, mayBeUnknown } of orderVariants) {
        const reference = session.newReference();
        const answer = await session.post('/bookings', { ...change(template), reference });
        const isBooked = readBooking(answer, reference) !== undefined;
        const isRefused = answer.status === 422 && errorCode(answer) !== undefined;
        if (mayBeUnknown && answer.status === 400 && errorCode(answer) !== undefined) continue;
        demand(isBooked || isRefused, answer, `201 or 422 for the order with ${name}`);
        if (isBooked) booked += 1;
      }
      if (booked === 0) throw new NotChecked('every order got 422, so that none was booked');
    },
  },

  'book-return': {
    async check(session) {
      const reference = session.newReference();
      const order = session.order(reference, { return_of: session.newReference() });
      const answer = await session.post('/bookings', order);
      if (answer.status === 422 && errorCode(answer) !== undefined)
        throw new NotOffered('the gateway refuses a return with 422');
      const isBooked = answer.status === 201 && readBooking(answer, reference) !== undefined;
      demand(
        isBooked,
        answer,
        '201 with the booking of the return, or 422 if the gateway carries no returns',
      );
    },
  },

  'book-slow-request': {
    async check(session) {
      const { slowBodyMs } = session.context.pace;
      const reference = session.newReference();
      const body = JSON.stringify(session.order(reference));
      const answer = await session.post('/bookings', undefined, {
        body,
        manner: `the body arrives in ${slowPieces} parts within ${slowBodyMs / 1000} s`,
        transmit: (sent) => void sendSlowly(sent, body, slowBodyMs),
      });
      demand(readBooking(answer, reference) !== undefined, answer, 'the booking');
    },
  },

  'book-cancelled': {
    needs: ['cancel'],
    async check(session) {
      const reference = await session.bookCancelled();
      const answer = await session.post('/bookings', session.order(reference));
      const isRight = answer.status === 409 && errorCode(answer) === 'BOOKING_CANCELLED';
      demand(isRight, answer, '409 with the code BOOKING_CANCELLED');
      const after = await session.get(`/bookings/${reference}`);
      demand(after.json?.state === 'cancelled', after, 'the booking with the state cancelled');
    },
  },
};

async function sendSlowly(sent: ClientRequest, body: string, totalMs: number): Promise<void> {
  const size = Math.ceil(body.length / slowPieces);
  for (let index = 0; index < slowPieces; index++) {
    if (index > 0) await delay(totalMs / (slowPieces - 1));
    if (sent.destroyed) return;
    sent.write(body.slice(index * size, (index + 1) * size));
  }
  sent.end();
}
