import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiError } from '../../src/contract/errors.ts';
import { describeJsonFault, parseJson } from '../../src/contract/json.ts';
import { runs } from '../support/profile.ts';

function refusalOf(text: string): ApiError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`${text} was accepted`);
}

describe('parseJson', () => {
  it('reads every output of JSON.stringify as JSON.parse does', () => {
    const value = fc.jsonValue({ maxDepth: 8 }).filter((one) => !JSON.stringify(one).includes('__proto__'));
    fc.assert(
      fc.property(value, fc.nat(3), (one, indent) => {
        const text = JSON.stringify(one, null, indent);
        if (!text.isWellFormed() || text.includes('\\u0000') || /\\ud[89ab]/i.test(text)) return;
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":{"b":[{"c":1},{"c":1,"d":"c","c":2}]}}', ['a', 'b', 1, 'c']],
    ['{"\\u0061":1,"a":2}', ['a']],
    ['[0,[{"x":":","y":"{\\"x\\":1}"  , "x" : 2}]]', [1, 0, 'x']],
  ])('names the duplicate member in %s', (text, path) => {
    expect(refusalOf(text)).toMatchObject({
      code: 'DUPLICATE_JSON_KEY',
      options: { violations: [{ path }] },
    });
  });

  it.each([
    '',
    '{',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '[1 2]',
    'nul',
    '"\u0001"',
    '{"a":1}x',
    '\ufeff{}',
  ])('refuses %j as malformed', (text) => {
    expect(refusalOf(text).code).toBe('MALFORMED_JSON');
  });

  it.each([
    ['{"a":}', 'line 1, column 6'],
    ['{"a":1,}', 'line 1, column 8'],
    ["{'secret':1}", 'line 1, column 2'],
    ['{\r\n  "a": 1\r\n  "b": 2\r\n}', 'line 3, column 3'],
    ['{"é😀": secret}', 'line 1, column 8'],
    ['{"a":"\\x"}', 'line 1, column 7'],
    ['{"a":"\n"}', 'line 1, column 7'],
    ['{"a":01}', 'line 1, column 7'],
    ['[1,2}', 'line 1, column 5'],
    ['{"a":1}secret', 'line 1, column 8'],
    ['\ufeff{}', 'line 1, column 1'],
    ['{"a":"secret', 'it ends too early, at line 1, column 13'],
    ['[[1],\n', 'it ends too early, at line 2, column 1'],
    ['', 'it ends too early, at line 1, column 1'],
  ])('reports the position of the fault in %j, and quotes none of the body', (text, place) => {
    const message = `the body is not valid JSON: ${place}`;
    expect(refusalOf(text)).toMatchObject({ code: 'MALFORMED_JSON', message });
    expect(refusalOf(text).options.detail).toEqual({ reason: message });
  });

  it('reports a position for every fault, and no message of the JavaScript engine', () => {
    const broken = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ...'{}[],:"\\0-.e x\n'));
    fc.assert(
      fc.property(broken, fc.boolean(), ([json, where, inserted], replaces) => {
        const at = where % (json.length + 1);
        const text = json.slice(0, at) + inserted + json.slice(replaces ? at + 1 : at);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        const described = describeJsonFault(text);
        if (valid) expect(described).toBeNull();
        else expect(described).toMatch(/^(it ends too early, at )?line \d+, column \d+$/);
      }),
      { numRuns: runs(5000) },
    );
  });

  it.each<[string, string, (string | number)[][]]>([
    ['an unpaired surrogate', '{"a":["\\ud800"]}', [['a', 0]]],
    ['an unpaired surrogate in a name', '{"\\udc00":"\\udc00"}', [['\udc00']]],
    ['a NUL', '{"a":"x\\u0000y"}', [['a']]],
    ['a NUL below a key of digits', '{"metadata":{"7":"\\u0000"}}', [['metadata', '7']]],
    ['a number beyond a double', '{"a":{"b":1e400}}', [['a', 'b']]],
    ['__proto__', '{"metadata":{"__proto__":"x"}}', [['metadata', '__proto__']]],
    ['an escaped __proto__', '{"\\u005f_proto__":"x"}', [['__proto__']]],
    ['several faults', '{"a":"\\u0000","b":[1,"\\ud800",-1e999]}', [['a'], ['b', 1], ['b', 2]]],
  ])('refuses %s and names each place once', (_, text, paths) => {
    const refusal = refusalOf(text);
    expect(refusal.code).toBe('MALFORMED_JSON');
    expect(refusal.options.violations?.map(({ path }) => path)).toEqual(paths);
  });

  it('refuses more than 10,000 commas before parsing, not counting commas within strings', () => {
    const listOf = (count: number) => `[${Array(count).fill('0').join(',')}]`;
    expect(parseJson(listOf(10_001))).toHaveLength(10_001);
    expect(parseJson(JSON.stringify([','.repeat(20_000)]))).toEqual([','.repeat(20_000)]);
    expect(refusalOf(listOf(10_002))).toMatchObject({ code: 'MALFORMED_JSON' });
    expect(refusalOf(listOf(10_002)).message).toContain('more than 10000 commas');
  });

  it('refuses 10,000 levels without a stack overflow, and accepts 32', () => {
    expect(refusalOf('['.repeat(10_000) + ']'.repeat(10_000)).message).toContain('deeper than 32');
    expect(refusalOf('{"a":'.repeat(10_000)).message).toContain('deeper than 32');
    expect(() => parseJson('['.repeat(32) + ']'.repeat(32))).not.toThrow();
  });
});
