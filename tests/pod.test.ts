import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isJpeg, JpegCheck } from '../src/pod/read-photo.ts';
import { root } from './support/paths.ts';

const photo = readFileSync(path.join(root, 'src/carrier/sandbox/sandbox-photo.jpg'));

const bytes = (...parts: (number[] | string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const start = [0xff, 0xd8];

const comment = (length: number) =>
  bytes([0xff, 0xfe, (length + 2) >> 8, (length + 2) & 0xff], Buffer.alloc(length, 0xd9));

const frame = [0xff, 0xc2, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];

const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x2a, 0xff, 0x00, 0x7f];

const end = [0xff, 0xd9];

describe('isJpeg', () => {
  it.each<[string, Buffer, boolean]>([
    ['a photo', photo, true],
    ['the smallest JPEG', bytes(start, frame, scan, end), true],
    [
      'a JPEG with a comment, an empty comment and fill bytes',
      bytes(start, comment(300), comment(0), [0xff], frame, scan, end),
      true,
    ],
    ['a JPEG with a few bytes after its end', bytes(photo, Buffer.alloc(4_096, 0x20)), true],
    ['a JPEG with another file after its end', bytes(photo, Buffer.alloc(4_097, 0x20)), false],
    ['nothing', bytes(''), false],
    [
      'the first bytes of a JPEG, then a page',
      bytes(start, [0xff], '<html><script>alert(1)</script></html>'),
      false,
    ],
    ['the first segment of a JPEG, then a page', bytes(start, comment(9), '<html></html>', end), false],
    ['a truncated JPEG', photo.subarray(0, -2), false],
    [
      'a JPEG truncated in its headers, after the end of its thumbnail',
      bytes(start, comment(20), frame, [0xff]),
      false,
    ],
    ['a scan without a frame', bytes(start, scan, end), false],
    ['a frame without a scan', bytes(start, frame, end), false],
    ['a segment shorter than its own length', bytes(start, [0xff, 0xfe, 0, 1], frame, scan, end), false],
    ['a PNG', bytes([0x89], 'PNG\r\n', end), false],
    ['a PDF', bytes('%PDF-1.4'), false],
  ])('%s', (_, file, expected) => {
    expect(isJpeg(file)).toBe(expected);
  });

  it('returns the same result for any split of a file into chunks', () => {
    for (const length of [1, 2, 3, 7, 64]) {
      const check = new JpegCheck();
      for (let at = 0; at < photo.length; at += length) {
        expect(check.isWhole).toBe(false);
        expect(check.take(photo.subarray(at, at + length))).toBe(true);
      }
      expect(check.isWhole).toBe(true);
    }
  });
});
