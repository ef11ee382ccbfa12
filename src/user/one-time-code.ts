import { hash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const recoveryCodeCount = 10;
/** Seconds for which an app shows a code (RFC 6238). The codes before and after are accepted too. */
const period = 30;

/** Creates the secret that a user's app and the service share: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that an app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of a valid code; null if the code is not valid now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Creates codes that replace the app once each. A code has 80 random bits, so a fast hash is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase();
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** Returns the stored form of a recovery code; letter case, spaces and hyphens don't count. */
export function hashRecoveryCode(code: string): Buffer {
  return Buffer.from(hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'hex'), 'hex');
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Sampan', label, secret: Secret.fromBase32(secret), period });
}
