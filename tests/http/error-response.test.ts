import { describe, expect, it } from '@jest/globals';
import { HttpError, isUnexpected } from '../../src/contract/errors.ts';
import { errorResponse } from '../../src/http/response.ts';

const coded = (code: string) => Object.assign(new Error('secret inside'), { code });

describe('an unexpected error', () => {
  it.each([
    ['ECONNREFUSED', 503],
    ['57P01', 503],
    ['22008', 400],
    ['22021', 400],
    ['22P05', 400],
    ['42P01', 500],
  ])('with the code %s gets a %d, shows no internals, and is logged', (code, status) => {
    const answer = errorResponse(coded(code));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('secret');
    expect(isUnexpected(coded(code))).toBe(true);
  });
});

describe('a refusal', () => {
  it('is not logged', () => expect(isUnexpected(new HttpError('NOT_FOUND'))).toBe(false));
});
