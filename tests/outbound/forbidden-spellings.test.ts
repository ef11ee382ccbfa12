import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { forbiddenLiterals, forbiddenNames } from './forbidden-host.ts';
import { type Receiver, startReceiver } from './receiver.ts';

describe('a forbidden address in any spelling', () => {
  const client = createOutboundClient({ allow: [] });
  let sink: Receiver;
  beforeAll(async () => {
    sink = await startReceiver();
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await sink[Symbol.asyncDispose]();
  });

  it('has at least sixty entries in the table', () => {
    expect(new Set(forbiddenLiterals).size).toBeGreaterThanOrEqual(60);
    expect(new Set(forbiddenLiterals).size).toBe(forbiddenLiterals.length);
  });

  it.each([...forbiddenLiterals, ...forbiddenNames])('%s is refused at create and at send', async (host) => {
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://${host}:${sink.port}/hook`;
      const request = { url, livemode: false, deadlineMs: 2000, maxBodyBytes: 1024 };
      expect(await client.checkTarget(url, { livemode: false })).toMatch(/public address|absolute URL/);
      const posted = await client.post({ ...request, headers: {}, body: '{}' });
      expect(posted).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/public|absolute/) });
      expect(await client.stream(request)).toMatchObject({ outcome: 'refused' });
    }
    expect(sink.connections).toEqual([]);
  });

  it('is allowed if the allow list has it', async () => {
    using open = createOutboundClient({ allow: ['127.0.0.0/8'] });
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: false })).toBeNull();
    expect(await open.checkTarget(`https://0x7f.1:${sink.port}/`, { livemode: true })).toBeNull();
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: true })).toContain(
      'https://',
    );
    expect(await open.checkTarget('http://10.0.0.1/', { livemode: false })).toContain('public address');
  });
});
