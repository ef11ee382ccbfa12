import { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';

/** A stream that says it is a terminal, with the colors that these variables give it. */
export function fakeTerminal(env: Readonly<Record<string, string>>): Writable {
  return Object.assign(new Writable(), {
    isTTY: true,
    getColorDepth: () => WriteStream.prototype.getColorDepth(env),
  });
}
