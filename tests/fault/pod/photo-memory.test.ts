import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paced } from '../../support/deadline.ts';
import { root } from '../../support/paths.ts';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import { endlessly, file, type Reply } from '../../support/shipment/label-gateway.ts';
import { type LabelWorld, openLabelWorld } from '../../support/shipment/label-world.ts';
import { bookLive } from '../../support/shipment/partner-booking.ts';
import { photoOf } from '../../support/shipment/photo.ts';

let { gateway, service, account, stop } = {} as LabelWorld;
let child: ChildService;
let id: string;
beforeAll(async () => {
  ({ gateway, service, account, stop } = await openLabelWorld());
  id = await bookLive(service, account);
  const promptGc = path.join(root, 'tests', 'support', 'process', 'prompt-gc.js');
  child = await startChildService(service.database.url, {
    ...gateway.env,
    SAMPAN_ROLES: 'api',
    NODE_OPTIONS: `--import ${promptGc}`,
  });
});
afterAll(async () => {
  await child.stop();
  await stop();
});

const download = () => fetchOf('pod');

/** Downloads a file and discards it; returns status and length. */
async function fetchOf(paper: 'pod' | 'label'): Promise<{ status: number; length: number }> {
  const response = await fetch(`${child.rootUrl}/api/v1/shipments/${id}/${paper}`, {
    headers: { Authorization: `Bearer ${account.liveKey}` },
  });
  let length = 0;
  for await (const chunk of response.body ?? []) length += chunk.length;
  return { status: response.status, length };
}

const status = () => `/proc/${child.pid}/status`;
/** Returns the process's peak memory in bytes. */
const peak = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status(), 'utf8'))?.[1]) * 1024;

/** Sends eight requests in parallel; returns the responses and the growth of memory, 0 without /proc. */
async function eightAtOnce(ask: () => Promise<{ status: number; length: number }>) {
  const before = existsSync(status()) ? peak() : null;
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('sampan-photo-'))).toEqual([]);
  if (before === null) console.log('left out: the memory of a download, for this system has no /proc');
  return { answers, grownBytes: before === null ? 0 : peak() - before };
}

/** Less than half of the bytes sent. The rest allows for garbage that is not collected yet. */
const maxBytes = 100_000_000;

describe('eight parallel downloads', () => {
  beforeAll(async () => {
    gateway.photo = file('image/jpeg', photoOf(25_000_000));
    await download();
  });

  it('of photos of 25 MB grow the process by less than half of their size, and leave no file', async () => {
    gateway.photo = file('image/jpeg', photoOf(25_000_000));
    const { answers, grownBytes } = await eightAtOnce(download);
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ status: 200, length: 25_000_000 })));
    expect(grownBytes).toBeLessThan(maxBytes);
  });

  it.each<[string, Reply]>([
    [
      'photos of 26 MB without Content-Length',
      (response) => void response.writeHead(200).end(photoOf(26_000_000)),
    ],
    ['endless photos', (response) => endlessly(response.writeHead(200), photoOf(65_536))],
    [
      'photos with endless comments',
      (response) => endlessly(response.writeHead(200), photoOf(5_000_000).subarray(0, -1_000_000)),
    ],
  ])('of %s end in 502, and use no more memory', async (_, reply) => {
    gateway.photo = reply;
    const { answers, grownBytes } = await eightAtOnce(download);
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(grownBytes).toBeLessThan(maxBytes);
  });

  it('of endless labels end in 502, and use no more memory', async () => {
    gateway.label = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).write('%PDF-1.4');
      endlessly(response, Buffer.alloc(65_536, 0x20));
    };
    const { answers, grownBytes } = await eightAtOnce(() => fetchOf('label'));
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(grownBytes).toBeLessThan(maxBytes);
  });

  it('of photos with one byte per second end in 502 after 10 seconds, the real limit', async () => {
    gateway.photo = (response) => {
      response.writeHead(200).write(photoOf(5_000).subarray(0, 2));
      const timer = setInterval(() => response.write(Buffer.from([0xff])), 1_000);
      response.on('close', () => clearInterval(timer));
    };
    const begun = performance.now();
    const { answers } = await eightAtOnce(download);
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(performance.now() - begun).toBeGreaterThan(9_900);
    expect(performance.now() - begun).toBeLessThan(paced(12_000));
  });
});
