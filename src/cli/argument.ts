import { InvalidArgumentError } from 'commander';
import { allScopes, isScopeName, type ScopeName } from '../account/scope.ts';

const maxNameLength = 200;
const maxEmailLength = 254;

/** A name or label: one line of at most 200 characters, without the spaces around it. */
export function readName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= maxNameLength && !/\p{Cc}/u.test(name)) return name;
  throw new InvalidArgumentError(`It must be one line of 1 to ${maxNameLength} characters`);
}

/** An e-mail address. */
export function readEmail(text: string): string {
  const email = text.trim();
  if (email.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u.test(email))
    return email;
  throw new InvalidArgumentError('It must be an address like ops@shop.example');
}

/** `on` or `off`. */
export function readSwitch(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new InvalidArgumentError('It must be on or off');
}

/** A comma-separated list of scopes, each once. */
export function readScopes(text: string): ScopeName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isScopeName(name));
  if (unknown.length === 0) return allScopes.filter((scope) => names.includes(scope));
  throw new InvalidArgumentError(
    `${unknown.map((name) => JSON.stringify(name)).join(', ')} is no scope; the valid ones are ${allScopes.join(', ')}`,
  );
}

/** An option that may be given several times. */
export function readSeveral(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
