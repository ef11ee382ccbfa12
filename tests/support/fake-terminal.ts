import { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';

/** Returns a stream that looks like a terminal with the colors that `env` implies. */
export function fakeTerminal(env: Readonly<Record<string, string>>): Writable {
  return Object.assign(new Writable(), {
    isTTY: true,
    getColorDepth: () => WriteStream.prototype.getColorDepth(env),
  });
}
