import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { isPrintable, printableLine, printableText, showProgress } from '../src/terminal.ts';
import { root } from './support/paths.ts';

it.each([
  ['an escape sequence', '\u001b[2J', '\\u001b[2J'],
  ['a C1 control', '\u009b2J', '\\u009b2J'],
  ['a delete', 'a\u007f', 'a\\u007f'],
  ['a carriage return', 'safe\rforged', 'safe\\u000dforged'],
  ['a line feed', 'safe\nforged', 'safe\\u000aforged'],
  ['a bidirectional override', '\u202eevil', '\\u202eevil'],
  ['an isolate', '\u2066x\u2069', '\\u2066x\\u2069'],
  ['a line separator', '\u2028', '\\u2028'],
  ['a zero-width space and a byte order mark', '\u200b\ufeff', '\\u200b\\ufeff'],
  ['invisible tags', '\u{e0041}', '\\udb40\\udc41'],
  ['half a surrogate pair', '\ud800', '\\ud800'],
])('printableLine escapes %s', (_, hostile, shown) => {
  expect(printableLine(hostile)).toBe(shown);
  expect(isPrintable(hostile)).toBe(false);
});

it.each([
  'Zoë Müller',
  '陳大文',
  'محمد',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d💻',
  'C:\\u0041',
])('printableLine does not change a name: %s', (name) => {
  expect(printableLine(name)).toBe(name);
  expect(isPrintable(name)).toBe(true);
});

it('printableText keeps the value of JSON', () => {
  const value = { note: 'a\u001b\u009b\u202e\u{e0041}\ud800\n"\\', list: ['\u2028'] };
  const text = printableText(JSON.stringify(value, null, 2));
  expect(JSON.parse(text)).toEqual(value);
  expect(isPrintable(text.replaceAll('\n', ''))).toBe(true);
});

it('only one file of the service and the command line writes to stdout and stderr', () => {
  const source = path.resolve(root, 'src');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /console\.\w+\(|\b(?:stdout|stderr)\b[\s\S]{0,40}\.write\(|writeSync\([12],/.test(
        readFileSync(path.join(source, file), 'utf8'),
      ),
    );
  expect(writers).toEqual(['terminal.ts']);
});

const progress = 'Preparing…';

it("prints a line while the work is in flight, and returns the work's result", async () => {
  const stdout = new PassThrough({ encoding: 'utf8' });
  const work = Promise.withResolvers<string>();
  const done = showProgress(stdout, progress, work.promise, 1);
  const [line] = await stdout.take(1).toArray();
  work.resolve('done');
  expect(line).toContain(progress);
  expect(await done).toBe('done');
});

it('prints nothing, and leaves no timer, when the work ends in time or fails', async () => {
  const stdout = new PassThrough();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  expect(await showProgress(stdout, progress, Promise.resolve(1), 3_600_000)).toBe(1);
  const failing = showProgress(stdout, progress, Promise.reject(new Error('no')), 3_600_000);
  await expect(failing).rejects.toThrow('no');
  expect(timers()).toBe(before);
  expect(stdout.readableLength).toBe(0);
});

it('returns the result although the output is closed', async () => {
  const written = Promise.withResolvers<void>();
  const stdout = new Writable({
    write(_chunk, _encoding, done) {
      done(new Error('EPIPE'));
      written.resolve();
    },
  });
  expect(
    await showProgress(
      stdout,
      progress,
      written.promise.then(() => 'done'),
      1,
    ),
  ).toBe('done');
});
