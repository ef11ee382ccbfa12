import type { Request, Response } from 'express';
import { isToken, newToken } from '../user/token.ts';

/** A browser accepts the prefix only with Secure, Path=/ and no Domain, so no other host can set the cookie. */
const securePrefix = '__Host-';
/** Browsers store no Secure cookie of plain HTTP on this machine, except some. */
const cookieName = (name: 'sampan_session' | 'sampan_device' | 'sampan_passkey', isSecure: boolean) =>
  (isSecure ? securePrefix : '') + name;
const deviceSeconds = 180 * 24 * 3_600;

/** Returns the token of the session cookie; null if it is missing, repeated or malformed. */
export function sessionToken(request: Request, isSecure: boolean): string | null {
  return readCookieToken(request, cookieName('sampan_session', isSecure));
}

/** Returns the token that binds the challenge of a passkey to the browser, as {@link sessionToken} does. */
export function passkeyToken(request: Request, isSecure: boolean): string | null {
  return readCookieToken(request, cookieName('sampan_passkey', isSecure));
}

/** Sets the cookie of a challenge; null deletes it. */
export function setPasskeyToken(response: Response, token: string | null, isSecure: boolean): void {
  const seconds = token === null ? 0 : undefined;
  setCookie(response, cookieName('sampan_passkey', isSecure), token ?? '', { isSecure, seconds });
}

/** Returns the token of the cookie by which a browser is known; a new one for a browser that has none. */
export function deviceToken(request: Request, isSecure: boolean): string {
  const { res } = request;
  const known = res?.locals.deviceToken ?? readCookieToken(request, cookieName('sampan_device', isSecure));
  const token = known ?? newToken().token;
  if (res) res.locals.deviceToken = token;
  return token;
}

function readCookieToken({ headers }: Request, name: string): string | null {
  const start = `${name}=`;
  const given = (headers.cookie ?? '').split(/; */).filter((part) => part.startsWith(start));
  const token = given[0]?.slice(start.length);
  return given.length === 1 && isToken(token) ? token : null;
}

/** Sets the session cookie until the browser is closed, and the one of the browser; null deletes the session's. */
export function setSessionToken(response: Response, token: string | null, isSecure: boolean): void {
  const seconds = token === null ? 0 : undefined;
  setCookie(response, cookieName('sampan_session', isSecure), token ?? '', { isSecure, seconds });
  const { deviceToken } = response.locals;
  if (token === null || deviceToken === undefined) return;
  const device = cookieName('sampan_device', isSecure);
  setCookie(response, device, deviceToken, { isSecure, seconds: deviceSeconds });
}

/** @param seconds undefined: until the browser is closed */
function setCookie(
  response: Response,
  name: string,
  value: string,
  { isSecure, seconds }: { readonly isSecure: boolean; readonly seconds: number | undefined },
): void {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  response.append('Set-Cookie', parts.join('; '));
}
