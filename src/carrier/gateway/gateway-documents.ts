import type { LabelOutcome, PodOutcome } from '../outcome.ts';
import type { Exchange } from './exchange.ts';
import { isNotFound, unclearReason } from './gateway-outcome.ts';
import { readReply } from './read-reply.ts';

const maxRetrySeconds = 3_600;

export function labelOutcome(result: Exchange): LabelOutcome {
  if (result.kind !== 'response') return { outcome: 'unavailable', reason: result.reason };
  if (result.status === 200) {
    const isPdf = result.body.subarray(0, 5).toString('latin1') === '%PDF-';
    return isPdf
      ? { outcome: 'ready', pdf: result.body }
      : { outcome: 'unavailable', reason: 'the response is not a PDF' };
  }
  const reply = readReply(result, 'LabelProgress');
  if (reply.kind === 'message') {
    return { outcome: 'generating', retryAfterSeconds: retryAfter(result.headers['retry-after']) };
  }
  if (reply.kind === 'refusal' && reply.status === 410) return { outcome: 'failed', reason: reply.code };
  const isNone = reply.kind === 'refusal' && reply.status === 404 && reply.code === 'LABEL_NOT_OFFERED';
  if (isNone || isNotFound(reply)) return { outcome: 'none' };
  return { outcome: 'unavailable', reason: unclearReason(reply) };
}

export function podOutcome(result: Exchange): PodOutcome {
  const reply = readReply(result, 'ProofOfDelivery');
  if (reply.kind === 'message') {
    const { photo } = reply.message;
    if (!photo) return { outcome: 'none' };
    return { outcome: 'photo', takenAt: photo.taken_at, source: { kind: 'url', url: photo.url } };
  }
  return isNotFound(reply) ? { outcome: 'none' } : { outcome: 'unavailable', reason: unclearReason(reply) };
}

function retryAfter(header: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : 1;
  return Math.min(Math.max(seconds, 1), maxRetrySeconds);
}
