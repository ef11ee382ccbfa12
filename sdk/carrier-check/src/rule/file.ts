import { setTimeout as delay } from 'node:timers/promises';
import { type CheckSession, demandNotFound, errorCode } from '../session.ts';
import { type GatewayAnswer, maxFileBytes } from '../tested-gateway.ts';
import { demand, NotChecked, NotOffered, RuleBroken } from '../verdict.ts';
import type { RuleChecks } from './rule-check.ts';

const maxParcels = 20;
const maxRetrySeconds = 3_600;

/** Asks for a label or document until it is no longer being generated. */
async function askFile(session: CheckSession, path: string): Promise<GatewayAnswer> {
  const end = Date.now() + session.context.pace.fileMs;
  for (;;) {
    const answer = await session.get(path);
    if (answer.status !== 202) return answer;
    const seconds = Number(answer.header('retry-after'));
    const isRight = Number.isInteger(seconds) && seconds >= 1 && seconds <= maxRetrySeconds;
    demand(isRight, answer, '202 with Retry-After, a number of seconds from 1 to 3600');
    if (Date.now() + seconds * 1000 > end) return answer;
    await delay(seconds * 1000);
  }
}

/** Demands one PDF, or an answer that says why there is none. Returns the state that the answer shows. */
export async function demandFile(session: CheckSession, path: string, notOffered: string): Promise<string> {
  const answer = await askFile(session, path);
  const { status, body } = answer;
  if (status === 202) return 'generating';
  if (status === 410) return 'failed';
  if (status === 404 && errorCode(answer) === notOffered) return 'none';
  const isPdf =
    body.subarray(0, 5).toString('latin1') === '%PDF-' &&
    body.subarray(-1024).toString('latin1').includes('%%EOF');
  demand(
    status === 200 && isPdf && answer.header('content-type') === 'application/pdf',
    answer,
    `200 with one PDF as application/pdf, 202 with Retry-After, 410, or 404 ${notOffered}`,
  );
  return 'ready';
}

export const fileRules: RuleChecks = {
  label: {
    async check(session) {
      const { reference } = await session.book();
      const state = await demandFile(session, `/bookings/${reference}/label`, 'LABEL_NOT_OFFERED');
      const answer = await session.get(`/bookings/${reference}`);
      // A label that was being generated may be finished since.
      const isRight = answer.json?.label === state || state === 'generating';
      demand(isRight, answer, `the state ${state} in \`label\` of the booking, as the label itself told`);
    },
  },

  'label-size': {
    async check(session) {
      const { parcels } = session.context.template;
      const [parcel] = parcels as readonly unknown[];
      const { reference } = await session.book({ parcels: Array.from({ length: maxParcels }, () => parcel) });
      const { status, body } = await askFile(session, `/bookings/${reference}/label`);
      if (status === 404 || status === 410) throw new NotOffered('the gateway has no label of the booking');
      if (status === 202) throw new NotChecked('the label of 20 parcels was still being generated');
      if (body.length > maxFileBytes)
        throw new RuleBroken(`a label of ${body.length} bytes`, `at most ${maxFileBytes} bytes`);
    },
  },

  'label-unknown': {
    async check(session) {
      demandNotFound(await session.get(`/bookings/${session.newReference()}/label`));
    },
  },

  pod: {
    async check(session) {
      const { reference } = await session.book();
      const answer = await session.get(`/bookings/${reference}/pod`);
      const { status, json } = answer;
      const isRight = status === 200 && json !== undefined && 'photo' in json && 'certificate' in json;
      demand(isRight, answer, '200 with `photo` and `certificate`, which are null if they do not exist');
    },
  },

  'pod-unknown': {
    async check(session) {
      demandNotFound(await session.get(`/bookings/${session.newReference()}/pod`));
    },
  },
};
