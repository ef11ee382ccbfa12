import { describe, expect, it } from '@jest/globals';
import { checkDigit } from '../../src/shipment/tracking-number.ts';
import { readEntered } from '../../src/tracking/page/entered-number.ts';

const own = (digits: string) => `SMP${digits}${checkDigit(digits)}`;
const first = own('407261835092');
const second = own('407261835093');

describe('a number', () => {
  it.each([
    ['as it is', first],
    ['in lower case, with blanks around it', `  ${first.toLowerCase()}\u00a0`],
    ['with blanks and hyphens in it', `${first.slice(0, 3)} ${first.slice(3, 8)}–${first.slice(8)}`],
    ['in a sentence', `Your tracking number: ${first}.`],
    ['twice', `${first}\n${first}`],
    ['in wide letters', first.replaceAll(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))],
    ['in Arabic digits', first.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))],
    ['in Thai digits', first.replaceAll(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit)))],
  ])('is read: %s', (_, text) => {
    expect(readEntered(text)).toEqual({ kind: 'number', number: first });
  });

  it.each([
    ['9400 1118 9922 3197 4284 90', '9400111899223197428490'],
    ['rr 473 124 829 gb', 'RR473124829GB'],
    ['SBX4072618350929', 'SBX4072618350929'],
    ['Order no. 12, RR473124829GB', 'RR473124829GB'],
  ])('of another carrier is read: %s', (text, number) => {
    expect(readEntered(text)).toEqual({ kind: 'number', number });
  });
});

it.each([
  ['by lines', `${first}\n${second}`],
  ['by commas', `${first}, ${second}`],
  ['by blanks', `${first} ${second}`],
  ['by nothing, as browsers paste lines', first + second],
])('several numbers are read: %s', (_, text) => {
  expect(readEntered(text)).toEqual({ kind: 'several', numbers: [first, second] });
});

it('reads several numbers of other carriers, at most 20', () => {
  expect(readEntered('RR473124829GB 1Z999AA10123456784')).toEqual({
    kind: 'several',
    numbers: ['RR473124829GB', '1Z999AA10123456784'],
  });
  const many = Array.from({ length: 30 }, (_, index) => `RR${100_000_000 + index}GB`).join(';');
  expect(readEntered(many)).toMatchObject({ kind: 'several', numbers: { length: 20 } });
});

const wrong = first.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
it.each([
  ['typo', wrong],
  ['typo', first.slice(0, -1)],
  ['typo', `${first}1`],
  ['notNumber', 'Emily Chan'],
  ['notNumber', 'emily@shop.example'],
  ['notNumber', '#1001'],
  ['notNumber', 'INTERNATIONAL'],
  ['notNumber', '1'.repeat(41)],
  ['nothing', ' '],
  ['nothing', undefined],
  ['nothing', ['a', 'b']],
])('%s: %j', (kind, text) => {
  expect(readEntered(text)).toEqual({ kind });
});
