import { describe, expect, it } from '@jest/globals';
import type { PostResult } from '../../src/outbound/client.ts';
import { attemptResult, deliveryEnd, nextSlots } from '../../src/webhook/attempt.ts';

const now = new Date('2026-11-21T03:00:00Z');
const schedule = [0, 30_000, 120_000];
const answered = (status: number, headers: Record<string, string> = {}, body = ''): PostResult => ({
  outcome: 'ok',
  status,
  headers,
  body: Buffer.from(body),
  latencyMs: 7,
  remoteAddress: '127.0.0.1',
});
const claim = { trigger: 'schedule', scheduled_count: 0, resume_state: null, resume_at: null } as const;
const end = (answer: PostResult, changed: object = {}) =>
  deliveryEnd({ ...claim, ...changed }, answer, schedule, now, 0);

describe('the result of an attempt', () => {
  it.each([200, 201, 204, 299])('%p completes the delivery', (status) => {
    expect(end(answered(status))).toEqual({ state: 'succeeded', scheduled: true, next: null });
  });

  it.each([301, 302, 400, 404, 429, 500, 503])('%p schedules a retry', (status) => {
    expect(end(answered(status))).toEqual({ state: 'retrying', scheduled: true, next: { afterMs: 30_000 } });
  });

  it('the last attempt of the schedule fails the delivery, and 410 discards it', () => {
    expect(end(answered(500), { scheduled_count: 2 }).state).toBe('failed');
    expect(end(answered(410)).state).toBe('discarded');
  });

  it.each([
    ['45', 45_000],
    ['5', 30_000],
    ['86400', 60_000],
    ['Sat, 21 Nov 2026 03:00:50 GMT', 50_000],
    ['Sat, 21 Nov 2026 02:00:00 GMT', 30_000],
    ['soon', 30_000],
    ['-1', 30_000],
  ])('Retry-After %p is applied within its limits', (header, afterMs) => {
    expect(end(answered(503, { 'retry-after': header })).next).toEqual({ afterMs });
  });

  it('a failed redelivery restores the previous state', () => {
    const at = '2026-11-21T04:00:00.000000Z';
    const redeliver = { trigger: 'redeliver' } as const;
    const back = (resume_state: string, resume_at: string | null) =>
      end(answered(410), { ...redeliver, resume_state, resume_at });
    expect(back('retrying', at)).toEqual({ state: 'retrying', scheduled: false, next: { at } });
    expect(back('pending', at)).toEqual({ state: 'retrying', scheduled: false, next: { at } });
    expect(back('failed', null)).toEqual({ state: 'failed', scheduled: false, next: null });
    expect(back('succeeded', null)).toEqual({ state: 'succeeded', scheduled: false, next: null });
    expect(back('discarded', null)).toEqual({ state: 'discarded', scheduled: false, next: null });
  });
});

describe('the record of an attempt', () => {
  it('keeps 2 KiB of the response, without a partial character or a NUL', () => {
    const excerpt =
      attemptResult(answered(200, {}, `\0${'é'.repeat(2000)}`), 7, 10_000).responseExcerpt ?? '';
    expect(excerpt).toBe(`\ufffd${'é'.repeat(1023)}`);
  });

  it('has the reason if there was no response', () => {
    const late: PostResult = { outcome: 'timeout', reason: 'deadline', latencyMs: 10_003 };
    expect(attemptResult(late, 10_003, 10_000).error).toBe('no response within 10 s');
    const refused: PostResult = { outcome: 'refused', reason: 'resolves to a private network', latencyMs: 2 };
    expect(attemptResult(refused, 2, 10_000)).toEqual({
      httpStatus: null,
      latencyMs: 2,
      responseExcerpt: null,
      error: 'resolves to a private network',
    });
  });
});

describe('the slots of an endpoint', () => {
  it('grow with fast responses, do not change after failures, and are reduced to one while it is slow', () => {
    expect(nextSlots(4, { outcome: 'ok' }, 20, 32)).toBe(8);
    expect(nextSlots(32, { outcome: 'ok' }, 20, 32)).toBe(32);
    expect(nextSlots(4, { outcome: 'failed' }, 20, 32)).toBe(4);
    expect(nextSlots(32, { outcome: 'ok' }, 5_000, 32)).toBe(1);
    expect(nextSlots(32, { outcome: 'timeout' }, 300, 32)).toBe(1);
    expect(nextSlots(1, { outcome: 'ok' }, 20, 32)).toBe(2);
  });
});
