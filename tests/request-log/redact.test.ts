import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newApiKey } from '../../src/account/api-key.ts';
import { redacted } from '../../src/http/request-log.ts';
import { prefixes } from '../../src/oauth/connected-app.ts';
import { randomBase62 } from '../../src/runtime.ts';
import { randomSecret } from '../../src/webhook/signature.ts';
import { runs } from '../support/profile.ts';

const most = 8_192;
const key = newApiKey('test');
const keys = [key, newApiKey('live'), newApiKey('test')];
const tokens = Object.values(prefixes).map((prefix) => prefix + randomBase62(43));
const secrets = [...keys, randomSecret(), randomSecret(), randomSecret(), ...tokens];
const secretPart = (secret: string) => secret.replace(/^(?:whsec_|mk_(?:test|live)_|sampan_[a-z]+_)/, '');

type Encode = (character: string) => string;

const hex = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, '0');
const plain: Encode = (character) => character;
const encodings: readonly Encode[] = [
  plain,
  (character) => `%${hex(character, 2)}`,
  (character) => `%${hex(character, 2).toUpperCase()}`,
  (character) => `\\u${hex(character, 4)}`,
  (character) => `\\u${hex(character, 4).toUpperCase()}`,
  (character) => (character === '/' ? '\\/' : character),
];
const layers: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  (text) => JSON.stringify({ body: text }),
  (text) => encodeURIComponent(text),
  (text) => new URLSearchParams({ q: text }).toString(),
];

/** A second decoder, made differently: undoes one kind at a time until nothing is left. */
function decodedCompletely(text: string): string {
  let before = '';
  let now = text;
  while (now !== before) {
    before = now;
    now = now
      .replaceAll(/%([0-7][\da-f])/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
      .replaceAll(/\\u([\da-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
      .replaceAll('\\/', '/')
      .replaceAll('\\\\', '\\');
  }
  return now;
}

const encodedSecret = fc
  .record({
    secret: fc.constantFrom(...secrets),
    withPrefix: fc.boolean(),
    encodings: fc.array(fc.constantFrom(...encodings, plain, plain), { minLength: 1, maxLength: 60 }),
    before: fc.constantFrom('', '\\n', '_', '%5F', '\\u005F', 'x', '"', ' ', '\\\\n', '%', '\\u', '😀', '/'),
    after: fc.constantFrom('', '\\n', '"', ' ', '&a=b', '\\u0026', '%20', '.', '😀'),
    layers: fc.array(fc.constantFrom(...layers), { maxLength: 2 }),
  })
  .map(({ secret, withPrefix, encodings: chosen, before, after, layers: wrap }) => {
    // The escapes that a neighbor begins would swallow the first digits of a key, but no prefix has a hex digit there.
    const text = withPrefix || !keys.includes(secret) || /[%u]$/.test(before) ? secret : secretPart(secret);
    const encoded = [...text].map((one, index) => (chosen[index % chosen.length] ?? plain)(one)).join('');
    return { secret, sent: wrap.reduce((inner, layer) => layer(inner), `${before}${encoded}${after}`) };
  });

describe('a stored text', () => {
  it('has no API key, no token and no signing secret in any encoding, beside any text', () => {
    fc.assert(
      fc.property(encodedSecret, ({ secret, sent }) => {
        const stored = redacted(sent, most);
        expect(stored).toContain('[redacted]');
        expect(decodedCompletely(stored)).not.toContain(secretPart(secret).slice(0, 12));
        expect(decodedCompletely(stored)).not.toContain(secretPart(secret).slice(-12));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it.each([
    ['after an escaped line feed', `{"a":"x\\n${key}"}`, '{"a":"x\\nmk_test_[redacted]"}'],
    ['after an underscore', `_${key}`, '_mk_test_[redacted]'],
    ['with an escaped underscore', key.replaceAll('_', '\\u005F'), 'mk\\u005Ftest\\u005F[redacted]'],
    ['percent-encoded', `/a/${key.replaceAll('_', '%5F')}/b`, '/a/mk%5Ftest%5F[redacted]/b'],
    [
      'without its prefix',
      `{"prefix":"mk_test","rest":"${key.slice(8)}"}`,
      '{"prefix":"mk_test","rest":"[redacted]"}',
    ],
    ['in JSON in JSON', JSON.stringify(JSON.stringify([`\n${key}`])), '"[\\"\\\\nmk_test_[redacted]\\"]"'],
    ['with an escaped slash', `"whsec_${'a\\/'.repeat(21)}b="`, '"whsec_[redacted]"'],
    ['with spaces for plus signs', `"whsec_${'a '.repeat(21)}b=" c`, '"whsec_[redacted]" c'],
    ['of an app', `code=sampan_code_${'a'.repeat(43)}&state=b`, 'code=sampan_code_[redacted]&state=b'],
    ['with a plus sign inside', `${key.slice(0, 20)}+${key.slice(20)} a`, 'mk_test_[redacted] a'],
    [
      'with a line break inside',
      JSON.stringify([`${key.slice(0, 30)}\r\n${key.slice(30)}`]),
      '["mk_test_[redacted]"]',
    ],
    ['with an invisible space inside', `${key.slice(0, 25)}\u200b${key.slice(25)}`, 'mk_test_[redacted]'],
    [
      'of an app, with a line break inside',
      `sampan_at_${'a'.repeat(20)}\n${'b'.repeat(23)}\n${'c'.repeat(30)}`,
      `sampan_at_[redacted]\n${'c'.repeat(30)}`,
    ],
    [
      'of a webhook, with a line break inside',
      `whsec_${'a/'.repeat(9)}\n${'b+'.repeat(12)}b= c`,
      'whsec_[redacted] c',
    ],
    ['complete, before a word', `${key} ${'a'.repeat(40)}`, `mk_test_[redacted] ${'a'.repeat(40)}`],
    [
      'without its prefix, behind a long word',
      `${'A1'.repeat(2_500)} ${key.slice(8)}`,
      `${'A1'.repeat(2_500)} [redacted]`,
    ],
    [
      'without its prefix, at the end of a long word',
      `${'01'.repeat(4_000)}${key.slice(8)}`,
      `${'01'.repeat(4_000)}[redacted]`,
    ],
    ['shortened', `mk_live_${'a'.repeat(20)}`, 'mk_live_[redacted]'],
  ])('replaces the secret only: %s', (_, text, stored) => {
    expect(redacted(text, most)).toBe(stored);
  });

  it('has no part of a secret that the cut divides', () => {
    for (let kept = 0; kept <= key.length; kept++) {
      const text = `${'-'.repeat(most - kept)}${encodeURIComponent(key.replaceAll('_', '\\u005F'))}`;
      expect(decodedCompletely(redacted(text, most))).not.toContain(key.slice(8, 12));
    }
  });

  it('is otherwise unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((one) => JSON.stringify(one)),
          fc.json(),
        ),
        (sent) => {
          expect(redacted(sent, most)).toBe(sent.replaceAll('\0', '\uFFFD').toWellFormed());
        },
      ),
      { numRuns: runs(10_000) },
    );
  });

  it('takes less than 20 ms at worst', () => {
    for (const unit of [
      '0',
      '\\',
      '%25',
      '\\u005c',
      'mk_test_',
      'sampan_at_',
      'whsec_a ',
      '0\\n',
      'mk_',
      'mk_test_a ',
    ]) {
      const text = unit.repeat(20_000);
      redacted(text, most);
      const began = process.cpuUsage();
      for (let time = 0; time < 10; time++) redacted(text, most);
      const { user, system } = process.cpuUsage(began);
      expect([unit, (user + system) / 10_000 < 20]).toEqual([unit, true]);
    }
  });
});
