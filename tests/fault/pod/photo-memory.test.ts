import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import {
  endlessly,
  file,
  type PaperGateway,
  type Reply,
  startPaperGateway,
} from '../../support/shipment/paper-gateway.ts';
import { bookLive, fundedAccount } from '../../support/shipment/partner-booking.ts';
import { photoOf } from '../../support/shipment/photo.ts';

let gateway: PaperGateway;
let service: TestService;
let child: ChildService;
let account: TestAccount;
let id: string;
beforeAll(async () => {
  gateway = await startPaperGateway();
  service = await startTestService({ env: gateway.env });
  account = await fundedAccount(service);
  id = await bookLive(service, account);
  child = await startChildService(service.database.url, { ...gateway.env, SAMPAN_ROLES: 'api' });
});
afterAll(async () => {
  await child.stop();
  await service.stop();
  await gateway.stop();
});

const download = () => fetchOf('pod');

/** Downloads a file and drops it; status and bytes. */
async function fetchOf(paper: 'pod' | 'label'): Promise<{ status: number; length: number }> {
  const response = await fetch(`${child.rootUrl}/api/v1/shipments/${id}/${paper}`, {
    headers: { Authorization: `Bearer ${account.liveKey}` },
  });
  let length = 0;
  for await (const chunk of response.body ?? []) length += chunk.length;
  return { status: response.status, length };
}

const status = () => `/proc/${child.pid}/status`;
/** The most memory that the process has had since it began, in bytes. */
const peak = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status(), 'utf8'))?.[1]) * 1024;

/** What eight of these at once end with, and by how much the process grew; null where that can't be read. */
async function eightAtOnce(ask: () => Promise<{ status: number; length: number }>) {
  const before = existsSync(status()) ? peak() : null;
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('sampan-photo-'))).toEqual([]);
  if (before === null) console.log('left out: the memory of a download, for this system has no /proc');
  return { answers, grownBytes: before === null ? 0 : peak() - before };
}

/** Less than half of what is sent, however it is sent: the rest is what the collector hasn't got round to. */
const mostBytes = 100_000_000;

describe('eight at once', () => {
  beforeAll(async () => {
    gateway.photo = file('image/jpeg', photoOf(25_000_000));
    await download();
  });

  it('photos of 25 MB go through a process that grows by less than half of them, and leave no file', async () => {
    gateway.photo = file('image/jpeg', photoOf(25_000_000));
    const { answers, grownBytes } = await eightAtOnce(download);
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ status: 200, length: 25_000_000 })));
    expect(grownBytes).toBeLessThan(mostBytes);
  });

  it.each<[string, Reply]>([
    [
      'photos of 26 MB that do not say so',
      (response) => void response.writeHead(200).end(photoOf(26_000_000)),
    ],
    ['photos that never end', (response) => endlessly(response.writeHead(200), photoOf(65_536))],
    [
      'photos whose comments never end',
      (response) => endlessly(response.writeHead(200), photoOf(5_000_000).subarray(0, -1_000_000)),
    ],
  ])('%s end in 502, and take no more', async (_, reply) => {
    gateway.photo = reply;
    const { answers, grownBytes } = await eightAtOnce(download);
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(grownBytes).toBeLessThan(mostBytes);
  });

  it('labels that never end do so too', async () => {
    gateway.label = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).write('%PDF-1.4');
      endlessly(response, Buffer.alloc(65_536, 0x20));
    };
    const { answers, grownBytes } = await eightAtOnce(() => fetchOf('label'));
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(grownBytes).toBeLessThan(mostBytes);
  });

  it('photos that come a byte a second end in 502 after 10 seconds, the limit that is set for real', async () => {
    gateway.photo = (response) => {
      response.writeHead(200).write(photoOf(5_000).subarray(0, 2));
      const timer = setInterval(() => response.write(Buffer.from([0xff])), 1_000);
      response.on('close', () => clearInterval(timer));
    };
    const begun = performance.now();
    const { answers } = await eightAtOnce(download);
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(performance.now() - begun).toBeGreaterThan(9_900);
    expect(performance.now() - begun).toBeLessThan(12_000);
  });
});
