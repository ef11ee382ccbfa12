import type { Request, Response } from 'express';
import type { Mode } from '../account/api-key.ts';
import { isToken } from '../user/token.ts';

/** A browser accepts the prefix only with Secure, Path=/ and no Domain, so no other host can set the cookie. */
const secureName = '__Host-sampan_session';
/** Browsers store no Secure cookie of plain HTTP on this machine, except some. */
const plainName = 'sampan_session';

/** Returns the token of the session cookie; null if it is missing, repeated or malformed. */
export function sessionToken({ headers }: Request, isSecure: boolean): string | null {
  const start = `${cookieName(isSecure)}=`;
  const given = (headers.cookie ?? '').split(/; */).filter((part) => part.startsWith(start));
  const token = given[0]?.slice(start.length);
  return given.length === 1 && isToken(token) ? token : null;
}

/** Sets the session cookie until the browser is closed; null deletes it. */
export function setSessionToken(response: Response, token: string | null, isSecure: boolean): void {
  const parts = [`${cookieName(isSecure)}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  if (token === null) parts.push('Max-Age=0');
  response.append('Set-Cookie', parts.join('; '));
}

const modeCookie = 'sampan_mode';
const yearSeconds = 31_536_000;

/** Returns the mode that the browser used last. */
export function lastMode({ headers }: Request): Mode {
  return (headers.cookie ?? '').split(/; */).includes(`${modeCookie}=live`) ? 'live' : 'test';
}

/** Lets the browser remember the mode for the next sign-in. */
export function rememberMode(request: Request, response: Response, mode: Mode, isSecure: boolean): void {
  if (lastMode(request) === mode) return;
  const parts = [`${modeCookie}=${mode}`, 'Path=/', `Max-Age=${yearSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (isSecure) parts.push('Secure');
  response.append('Set-Cookie', parts.join('; '));
}

function cookieName(isSecure: boolean): string {
  return isSecure ? secureName : plainName;
}
