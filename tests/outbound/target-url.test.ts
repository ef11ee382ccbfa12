import { describe, expect, it } from '@jest/globals';
import { parseTarget } from '../../src/outbound/client.ts';

describe('parseTarget', () => {
  it.each([
    ['https://example.com/hook?a=1', true, true],
    ['https://example.com:8443/', true, true],
    ['http://example.com/', true, false],
    ['http://example.com/', false, true],
    ['HTTPS://EXAMPLE.COM', true, true],
    ['ftp://example.com/', false, false],
    ['file:///etc/passwd', false, false],
    ['javascript:alert(1)', false, false],
    ['ws://example.com/', false, false],
    ['data:text/plain,x', false, false],
    ['/hook', false, false],
    ['', false, false],
    ['https://', false, false],
    ['https://exa mple.com/', false, false],
    ['https://example.com:99999/', false, false],
    ['https://user@example.com/', false, false],
    ['https://user:secret@example.com/', false, false],
    ['https://:secret@example.com/', false, false],
    ['https://example.com/#part', false, false],
    ['https://example.com/#', false, false],
    ['https://example.com/%23', true, true],
  ])('accepts %j with livemode %s: %s', (text, livemode, accepted) => {
    expect(parseTarget(text, { livemode }) instanceof URL).toBe(accepted);
  });

  it('explains the correct form', () => {
    expect(parseTarget('http://example.com/', { livemode: true })).toBe(
      'must begin with https:// in live mode',
    );
    expect(parseTarget('hook', { livemode: true })).toContain('https://example.com/hooks');
  });
});
