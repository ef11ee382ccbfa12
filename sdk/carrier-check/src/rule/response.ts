import net from 'node:net';
import tls from 'node:tls';
import { type CheckSession, readBooking } from '../session.ts';
import { type AnswerProblem, type GatewayRequest, NoAnswer } from '../tested-gateway.ts';
import { AnswersBroken, demand, RuleBroken } from '../verdict.ts';
import type { RuleCheck, RuleChecks } from './rule-check.ts';

const hugeBytes = 2 * 2 ** 20;
const brokenRequests: readonly (readonly [name: string, bytes: string])[] = [
  ['no HTTP', '\u0016\u0003\u0001\u0000not HTTP at all\r\n\r\n'],
  ['a request line without a version', 'POST /bookings\r\n\r\n'],
  [
    'a chunk whose length is not a number',
    'POST /bookings HTTP/1.1\r\nHost: gateway\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  ],
  [
    'two lengths of one body',
    'POST /bookings HTTP/1.1\r\nHost: gateway\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
];

/** Reports what the answers of all other checks showed. */
function ofEveryAnswer(rule: AnswerProblem['rule']): RuleCheck {
  return {
    async check({ context }) {
      const problems = context.gateway.problems.filter((problem) => problem.rule === rule);
      if (problems.length > 0) throw new AnswersBroken(problems);
    },
  };
}

async function demandServing(session: CheckSession, after: string): Promise<void> {
  try {
    const answer = await session.get(`/bookings/${session.newReference()}`);
    demand(answer.status < 500, answer, `an answer below 500 after ${after}`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new RuleBroken(`no answer after ${after}: ${error.message}`, 'the next request is served');
  }
}

/** Sends a request that must not book. A gateway may refuse it or end the connection. */
async function demandRefused(
  session: CheckSession,
  reference: string,
  request: GatewayRequest,
): Promise<void> {
  try {
    const answer = await session.ask({ ...request, isHostile: true });
    demand(readBooking(answer, reference) === undefined, answer, 'a refusal, or the end of the connection');
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
}

/** Sends bytes that are no request, and waits until the gateway ends the connection, answers or the time is over. */
function sendBytes({ context }: CheckSession, bytes: string): Promise<void> {
  const { url, timeLimitMs } = context.gateway.options;
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  const host = hostname.replaceAll(/[[\]]/g, '');
  const target = { host, port: Number(port) || (isSecure ? 443 : 80) };
  return new Promise((resolve) => {
    const socket = isSecure ? tls.connect({ ...target, servername: host }) : net.connect(target);
    const end = () => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(Math.min(timeLimitMs, 2_000), end);
    socket.on('error', end).on('close', end).on('data', end);
    socket.on(isSecure ? 'secureConnect' : 'connect', () => socket.write(bytes, 'latin1'));
  });
}

export const responseRules: RuleChecks = {
  'response-contract': ofEveryAnswer('response-contract'),
  'response-time': ofEveryAnswer('response-time'),
  'response-size': ofEveryAnswer('response-size'),

  'stays-up': {
    async check(session) {
      const reference = session.newReference();
      const order = session.order(reference);
      const huge = JSON.stringify({ ...order, printed_reference: 'R'.repeat(hugeBytes) });
      const request = { method: 'POST', path: '/bookings' } as const;
      await demandRefused(session, reference, { ...request, body: huge });
      await demandServing(session, 'a body of 2 MiB');
      const body = JSON.stringify(order);
      const wholeBody = { ...request, body };
      await demandRefused(session, reference, {
        ...wholeBody,
        manner: 'the connection ends after half of the body',
        transmit: (sent) => sent.write(body.slice(0, body.length / 2), () => void sent.destroy()),
      });
      await demandServing(session, 'a body that ended early');
      // Sampan never sends another media type, so the gateway may also book.
      const { gateway } = session.context;
      await gateway.send({ ...request, body, mediaType: 'text/plain', isHostile: true });
      await demandServing(session, 'a body with the media type text/plain');
      for (const [name, bytes] of brokenRequests) {
        await sendBytes(session, bytes);
        await demandServing(session, name);
      }
    },
  },
};
