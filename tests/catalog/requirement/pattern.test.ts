import { describe, expect, it } from '@jest/globals';
import { compilePattern } from '../../../src/catalog/requirements.ts';

describe('a country requirement pattern', () => {
  it.each([
    '(a+)+',
    '(?:a|a)*',
    '(?:a{1,3}){9}',
    'a*a*a*b',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaa',
    '(?=a+)a',
    '(a)\\1',
    '(?<one>a)\\k<one>',
    'a{0,200}a{0,200}',
  ])('that could take too long to match is refused: %s', (pattern) => {
    expect(() => compilePattern(pattern)).toThrow('could take too long');
  });

  it.each([
    '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    '\\d{11}|\\d{14}',
    '\\d{5}(?:-\\d{4})?',
    '[)(*+]\\)+',
    '.+@[a-z]{1,19}',
  ])('with bounded matching time is accepted: %s', (pattern) => {
    expect(() => compilePattern(pattern)).not.toThrow();
  });
});
