import { describe, expect, it } from '@jest/globals';
import { readBoolean, readEmail, readIossNumber, readSwitch, readUsdRate } from '../../src/cli/argument.ts';

describe('a rate', () => {
  it.each([
    ['7.8', 7_800_000],
    ['7', 7_000_000],
    ['7.123456', 7_123_456],
    ['1', 1_000_000],
    ['100', 100_000_000],
    ['100.000000', 100_000_000],
  ])('parses %s exactly', (text, micros) => {
    expect(readUsdRate(text)).toBe(micros * 1_000);
  });

  it.each([
    '0.999999',
    '100.000001',
    '101',
    '1000',
    '-7.8',
    '+7.8',
    '7.1234567',
    '7,8',
    '7.',
    '.8',
    '7.8e0',
    ' 7.8',
    '',
    'x',
  ])('refuses %j', (text) => {
    expect(() => readUsdRate(text)).toThrow(
      /^It must be the price of 1 USD in HKD, from 1 to 100, with at most 6 decimals/,
    );
  });
});

describe('an IOSS number', () => {
  it('is IM followed by 10 digits', () => {
    expect(readIossNumber('IM0123456789')).toBe('IM0123456789');
  });

  it.each([
    'IM123456789',
    'IM12345678901',
    'im1234567890',
    'DE1234567890',
    'IM12345 6789',
    ' IM0123456789',
  ])('refuses %j', (text) => {
    expect(() => readIossNumber(text)).toThrow('It must be IM followed by exactly 10 digits');
  });
});

describe('an email address', () => {
  it('is trimmed', () => {
    expect(readEmail(' ada@shop.example ')).toBe('ada@shop.example');
  });

  it.each([
    '<a@b>',
    '<a@b.example>',
    'Ada <ada@shop.example>',
    'ada@shop',
    'a@b.example,c@d.example',
  ])('refuses %j', (text) => {
    expect(() => readEmail(text)).toThrow('It must be an email address');
  });
});

describe('switches and booleans', () => {
  it('accept only on or off, and only true or false', () => {
    expect([readSwitch('on'), readSwitch('off'), readBoolean('true'), readBoolean('false')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(() => readSwitch('true')).toThrow('It must be on or off');
    expect(() => readBoolean('on')).toThrow('It must be true or false');
    expect(() => readBoolean('TRUE')).toThrow('It must be true or false');
  });
});
