import { randomInt } from 'node:crypto';

const form = /^SMP(\d{12})(\d)$/;

/** The ISO 7064 mod 11,10 check digit of a string of digits. */
export function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

/** `SMP`, 12 random digits (not guessable in sequence) and a check digit that catches every single typing error. */
export function newTrackingNumber(): string {
  // randomInt spans at most 2^48; two halves span 10^12.
  const half = () => randomInt(1_000_000).toString().padStart(6, '0');
  const digits = half() + half();
  return `SMP${digits}${checkDigit(digits)}`;
}

/** Whether a text has the form and check digit of a tracking number; one that doesn't can't be a shipment of ours. */
export function isTrackingNumber(text: string): boolean {
  const match = form.exec(text);
  return match !== null && checkDigit(match[1] ?? '') === Number(match[2]);
}
