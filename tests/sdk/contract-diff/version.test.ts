import { describe, expect, it } from '@jest/globals';
import { greatest, nextVersion, reaches } from '../../../sdk/contract-diff/src/rules.ts';

describe('the next version', () => {
  it.each([
    ['none', '1.4.2'],
    ['patch', '1.4.3'],
    ['minor', '1.5.0'],
    ['major', '2.0.0'],
  ] as const)('after 1.4.2 and a change of impact %s is at least %s', (impact, lowest) => {
    expect(nextVersion('1.4.2', impact)).toBe(lowest);
  });

  it.each([
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['1.9.9', '1.9.9', true],
    ['1.9.8', '1.9.9', false],
    ['1.10.0', '2.0.0', false],
  ])('%s is at least %s: %s', (version, lowest, result) => {
    expect(reaches(version, lowest)).toBe(result);
  });

  it('follows the greatest of several impacts', () => {
    expect(greatest(['patch', 'major', 'minor'])).toBe('major');
    expect(greatest([])).toBe('none');
  });
});
