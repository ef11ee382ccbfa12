import { UsageError } from './errors.ts';
import { isBrowser } from './user-agent.ts';

export type Mode = 'test' | 'live';

/**
 * Returns the mode of an API key.
 * @throws {UsageError} if the key has no mode's prefix, is not of the wanted mode, or is a live key in a browser
 */
export function modeOfKey(apiKey: string, wanted?: Mode): Mode {
  const mode = /^mk_(test|live)_[\x21-\x7e]+$/.exec(apiKey)?.[1] as Mode | undefined;
  if (!mode)
    throw new UsageError('apiKey is not an API key. Pass a key that starts with mk_test_ or mk_live_.');
  if (wanted && wanted !== mode)
    throw new UsageError(
      `apiKey is a ${mode} key, but mode is '${wanted}'. Pass a key that starts with mk_${wanted}_.`,
    );
  if (mode === 'live' && isBrowser())
    throw new UsageError(
      'A live key must not be used in a browser, because every visitor can read it. ' +
        'Call Sampan from your server, and revoke this key if the page was published.',
    );
  return mode;
}
