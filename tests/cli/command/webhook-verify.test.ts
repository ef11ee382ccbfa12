import { describe, expect, it } from '@jest/globals';
import { signWebhook } from '../../../src/webhook/signature.ts';
import { sampan } from '../../support/command-line.ts';
import { startEntry } from '../../support/process/sampan-process.ts';

const body = '{"event_type":"webhook.test"}';
const now = Math.floor(Date.now() / 1000);
const secret = 'whsec_x';
const signature = signWebhook([secret], now, body);

const call = (header: string, ...more: string[]) => [
  'webhook',
  'verify',
  '--secret',
  secret,
  '--signature',
  header,
  ...more,
];

/** Returns exit code, stdout and stderr. */
async function verify(header: string, input: string | Buffer, ...more: string[]) {
  const { exitCode, stdout, stderr } = await sampan(call(header, ...more), {}, input);
  return [exitCode, stdout, stderr];
}
const refused = (reason: RegExp) => [1, '', expect.stringMatching(reason)];

describe('webhook verify', () => {
  it('verifies the bytes of standard input, with either secret of a rotation', async () => {
    const rotated = signWebhook(['whsec_new', secret], now, body);
    // Decoding as text would lose the byte order mark and the malformed character.
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff]);
    const ofBytes = signWebhook([secret], now, bytes);
    expect(
      await Promise.all([
        verify(signature, body),
        verify(rotated, body, '--json'),
        verify(ofBytes, bytes),
        verify(ofBytes, bytes.subarray(3)),
      ]),
    ).toEqual([
      [0, 'The signature is valid\n', ''],
      [0, '{\n  "valid": true\n}\n', ''],
      [0, 'The signature is valid\n', ''],
      refused(/^The signature does not match this body/),
    ]);
  });

  it('reports why a signature is not valid', async () => {
    expect(
      await Promise.all([
        verify(signature, `${body} `),
        verify(signature, `${body}\r\n`),
        verify(signature, ''),
        verify('v1=00', body),
        verify(signature, body, '--secret', 'x'),
      ]),
    ).toEqual([
      refused(/^The signature does not match this body and secret/),
      refused(/^The body ends with a line break/),
      refused(/^The signature does not match an empty body/),
      refused(/^--signature: .* t=<unix seconds>,v1=<hex>\.$/m),
      refused(/^--secret: it must begin with whsec_/),
    ]);
  });

  it('compares the time with the tolerance', async () => {
    const [old, ahead] = [now - 1000, now + 1000].map((time) => signWebhook([secret], time, body));
    expect(
      await Promise.all([
        verify(old ?? '', body),
        verify(old ?? '', body, '--tolerance', '2000'),
        verify(ahead ?? '', body),
        verify(old ?? '', body, '--tolerance', '5m'),
      ]),
    ).toEqual([
      refused(/its time is 1\d{3} s ago\. The limit is --tolerance 300 s\.$/m),
      [0, 'The signature is valid\n', ''],
      refused(/its time is (1000|\d{3}) s ahead\. The limit is --tolerance 300 s\.$/m),
      refused(/--tolerance.*whole number of seconds/),
    ]);
  });

  it('reads standard input, and Ctrl-C ends it while it waits for the body', async () => {
    const child = startEntry('src/cli/main.ts', call(signature), {}, { input: 'pipe' });
    const exitCode = new Promise((resolve) => child.on('exit', resolve));
    child.stdin?.on('error', () => {});
    // A pipe holds less than this: once all is written, the command is reading.
    await new Promise((resolve) => child.stdin?.write(Buffer.alloc(1_000_000), resolve));
    child.kill('SIGINT');
    expect(await exitCode).toBe(130);
  });
});
