import { randomInt } from 'node:crypto';

const form = /^SMP(\d{12})(\d)$/i;

/** Returns the ISO 7064 mod 11,10 check digit. */
export function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Creates a random number, so that it can't be guessed. The check digit detects every single-digit error. */
export function newTrackingNumber(): string {
  const digits = randomInt(10 ** 12)
    .toString()
    .padStart(12, '0');
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Returns a tracking number in upper case, as it is stored; undefined for a text that no shipment has as its number. */
export function readTrackingNumber(text: string): string | undefined {
  const match = form.exec(text);
  const isValid = match !== null && checkDigit(match[1] ?? '') === Number(match[2]);
  return isValid ? text.toUpperCase() : undefined;
}
