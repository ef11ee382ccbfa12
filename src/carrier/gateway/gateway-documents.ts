import type { LabelOutcome, PodOutcome } from '../outcome.ts';
import type { Exchange } from './exchange.ts';
import { isNotFound, unclearReason } from './gateway-outcome.ts';
import { readAnswer } from './read-answer.ts';

const maxRetrySeconds = 3_600;

export function labelOutcome(result: Exchange): LabelOutcome {
  if (result.kind !== 'answered') return { outcome: 'unavailable', reason: result.reason };
  if (result.status === 200) {
    const isPdf = result.body.subarray(0, 5).toString('latin1') === '%PDF-';
    return isPdf
      ? { outcome: 'ready', pdf: result.body }
      : { outcome: 'unavailable', reason: 'the response is not a PDF' };
  }
  const answer = readAnswer(result, 'LabelProgress');
  if (answer.kind === 'message') {
    return { outcome: 'generating', retryAfterSeconds: retryAfter(result.headers['retry-after']) };
  }
  if (answer.kind === 'refusal' && answer.status === 410) return { outcome: 'failed', reason: answer.code };
  const isNone = answer.kind === 'refusal' && answer.status === 404 && answer.code === 'LABEL_NOT_OFFERED';
  if (isNone || isNotFound(answer)) return { outcome: 'none' };
  return { outcome: 'unavailable', reason: unclearReason(answer) };
}

export function podOutcome(result: Exchange): PodOutcome {
  const answer = readAnswer(result, 'ProofOfDelivery');
  if (answer.kind === 'message') {
    const { photo } = answer.message;
    if (!photo) return { outcome: 'none' };
    return { outcome: 'photo', takenAt: photo.taken_at, source: { kind: 'url', url: photo.url } };
  }
  return isNotFound(answer) ? { outcome: 'none' } : { outcome: 'unavailable', reason: unclearReason(answer) };
}

function retryAfter(header: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : 1;
  return Math.min(Math.max(seconds, 1), maxRetrySeconds);
}
