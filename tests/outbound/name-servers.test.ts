import { describe, expect, it } from '@jest/globals';
import { createResolver } from '../../src/outbound/address.ts';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { patient } from '../support/patience.ts';
import { type Records, startNameServer } from './name-server.ts';
import { startReceiver } from './receiver.ts';

/** Documentation addresses (RFC 5737, RFC 3849) that no machine has, allowed here to represent public ones. */
const open = [203, 0, 113, 14];
const loopback = [127, 0, 0, 1];
const openV6 = [0x20, 0x01, 0x0d, 0xb8, ...new Array<number>(11).fill(0), 14];
const allow = ['203.0.113.14', '2001:db8::e'];
const loopbackV6 = [...new Array<number>(15).fill(0), 1];
const servfail = new Error('SERVFAIL');

describe('a resolver', () => {
  it.each<[string, Records, Records, readonly string[] | RegExp]>([
    ['IPv4 and IPv6 addresses', [open], [openV6], ['203.0.113.14', '2001:db8::e']],
    ['several addresses', [open, loopback], [], ['203.0.113.14', '127.0.0.1']],
    ['the A records if the server fails for AAAA', [open], servfail, ['203.0.113.14']],
    ['an error if there is no address', [], [], /ENODATA/],
    ['the error of the server', servfail, [], /ESERVFAIL/],
  ])('returns %s', async (_name, a, aaaa, expected) => {
    await using server = await startNameServer((_host, type) => (type === 'A' ? a : aaaa));
    const answer = createResolver([server.address])('receiver.test');
    if (expected instanceof RegExp) await expect(answer).rejects.toThrow(expected);
    else expect(await answer).toEqual(expected);
  });

  it.each([
    'localhost',
    'localhost.',
    'shop.localhost',
  ])('resolves %s without a name server', async (name) => {
    await using server = await startNameServer(() => [open]);
    expect(await createResolver([server.address])(name)).toEqual(['127.0.0.1', '::1']);
  });
});

describe('a name server', () => {
  const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };

  it('that changes its response to a loopback address causes no connection', async () => {
    await using sink = await startReceiver();
    let rebound = false;
    await using server = await startNameServer((_host, type) => {
      if (type === 'A') return [rebound ? loopback : open];
      return rebound ? [loopbackV6] : [openV6];
    });
    using client = createOutboundClient({ allow, lookup: createResolver([server.address]) });
    const url = `http://rebind.test:${sink.port}/`;
    expect(await client.checkTarget(url, { livemode: false })).toBeNull();
    rebound = true;
    expect(await client.post({ ...post, url })).toMatchObject({ outcome: 'refused' });
    expect(sink.connections).toEqual([]);
  });

  it('that never responds delays a request at most until the deadline', async () => {
    let silent = true;
    await using server = await startNameServer(() => (silent ? null : [open]));
    const asked: Promise<readonly string[]>[] = [];
    const resolve = createResolver([server.address]);
    const lookup = (name: string) => {
      const answer = resolve(name);
      asked.push(answer);
      return answer;
    };
    using client = createOutboundClient({ allow, lookup });
    const result = await client.post({ ...post, url: 'https://silent.test/', deadlineMs: 200 });
    expect(result).toMatchObject({
      outcome: 'timeout',
      reason: 'the host name silent.test was not resolved in time',
    });
    expect(result.latencyMs).toBeLessThan(patient(1_200));
    silent = false;
    await Promise.allSettled(asked);
  });
});
