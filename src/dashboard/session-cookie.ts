import type { Request, Response } from 'express';
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

function cookieName(isSecure: boolean): string {
  return isSecure ? secureName : plainName;
}
