import { describe, expect, it } from '@jest/globals';
import { asciiLower, asciiUpper, compareCodes } from '../../src/text.ts';

describe('ASCII case conversion', () => {
  it('changes only A to Z and a to z', () => {
    expect(asciiUpper('aZ-9 ıİſßéK')).toBe('AZ-9 ıİſßéK');
    expect(asciiLower('aZ-9 ıİſßÉ\u212a')).toBe('az-9 ıİſßÉ\u212a');
  });

  it('compareCodes orders codes by character code, independent of the locale', () => {
    expect(['HU', 'CH', 'CZ', 'AA', 'AB'].sort(compareCodes)).toEqual(['AA', 'AB', 'CH', 'CZ', 'HU']);
    expect(compareCodes('CH', 'CH')).toBe(0);
  });
});
