import { execFile } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { createResolver } from '../../src/outbound/ip-address.ts';
import { loopbackOnlyFlags, takeRefusals } from '../support/process/loopback-only.ts';
import { startNameServer } from './name-server.ts';

/** Documentation addresses (RFC 5737, RFC 3849): if the guard failed, the test would still reach no machine. */
const [documentation, documentationV6] = ['203.0.113.14', '2001:db8::14'];
const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };

afterEach(() => expect(takeRefusals()).toEqual([]));

describe('a test that tries to leave this machine', () => {
  it.each([documentation, documentationV6])('cannot connect to %s', async (host) => {
    const socket = net.connect({ host, port: 9 });
    const error = await new Promise<NodeJS.ErrnoException>((resolve) => socket.on('error', resolve));
    expect(error.code).toBe('EACCES');
    expect(takeRefusals()).toEqual([`connection to ${host}, port 9`]);
  });

  it('cannot connect with fetch, through a name that a test resolves, or with the outbound client', async () => {
    await expect(fetch(`http://${documentation}:8443/`)).rejects.toThrow();
    using client = createOutboundClient({ allow: [documentation], lookup: async () => [documentation] });
    expect(await client.post({ ...post, url: 'http://receiver.test:9/' })).toMatchObject({
      outcome: 'failed',
    });
    expect(takeRefusals()).toEqual([
      `connection to ${documentation}, port 8443`,
      `connection to ${documentation}, port 9`,
    ]);
  });

  it('cannot send a datagram', async () => {
    const socket = dgram.createSocket('udp4');
    await expect(
      new Promise((resolve, reject) =>
        socket.send('x', 9, documentation, (error) => (error ? reject(error) : resolve(null))),
      ),
    ).rejects.toMatchObject({ code: 'EACCES' });
    socket.close();
    expect(takeRefusals()).toEqual([`datagram to ${documentation}, port 9`]);
  });

  it('cannot query a name server of another machine', async () => {
    await expect(createResolver()('receiver.test')).rejects.toMatchObject({ code: 'EREFUSED' });
    await expect(promisify(dns.lookup)('receiver.test')).rejects.toMatchObject({ code: 'EREFUSED' });
    await expect(dns.promises.lookup('receiver.test')).rejects.toMatchObject({ code: 'EREFUSED' });
    expect(takeRefusals()).toEqual([
      'question to a name server about receiver.test',
      'question to a name server about receiver.test',
      'look-up of receiver.test',
      'look-up of receiver.test',
    ]);
    await using server = await startNameServer(() => [[127, 0, 0, 1]]);
    expect(await createResolver([server.address])('receiver.test')).toContain('127.0.0.1');
    expect(await dns.promises.lookup('localhost')).toHaveProperty('address');
  });

  it('is also caught in a program that it starts', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-refusals-'));
    const file = path.join(folder, 'refusals');
    const program = `(await import('node:net')).connect({ host: '${documentation}', port: 9 }).on('error', ({ code }) => console.log(code))`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...loopbackOnlyFlags, '--input-type=module', '--eval', program],
      { env: { PATH: process.env.PATH, TEST_REFUSALS: file } },
    );
    expect(stdout).toBe('EACCES\n');
    expect(readFileSync(file, 'utf8')).toContain(`connection to ${documentation}, port 9\n`);
    rmSync(folder, { recursive: true });
  });
});
