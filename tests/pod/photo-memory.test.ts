import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildService, startChildService } from '../support/child-service.ts';
import { file, type PaperGateway, startPaperGateway } from '../support/paper-gateway.ts';
import { bookLive, fundedAccount } from '../support/partner-booking.ts';
import { photoOf } from '../support/photo.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';

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

/** Downloads a photo and drops it; status and bytes. */
async function download(): Promise<{ status: number; length: number }> {
  const response = await fetch(`${child.rootUrl}/api/v1/shipments/${id}/pod`, {
    headers: { Authorization: `Bearer ${account.liveKey}` },
  });
  let length = 0;
  for await (const chunk of response.body ?? []) length += chunk.length;
  return { status: response.status, length };
}

const status = () => `/proc/${child.pid}/status`;
/** The most memory that the process has had since it began, in bytes. */
const peak = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status(), 'utf8'))?.[1]) * 1024;

describe('eight photos of 25 MB at once', () => {
  it('go through a process that grows by less than two of them, and leave no file', async () => {
    const photo = photoOf(25_000_000);
    gateway.photo = file('image/jpeg', photo);
    await download();
    const before = existsSync(status()) ? peak() : null;
    const answers = await Promise.all(Array.from({ length: 8 }, download));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ status: 200, length: photo.length })));
    if (before === null) console.log('left out: the memory of a download, for this system has no /proc');
    else expect(peak() - before).toBeLessThan(2 * photo.length);
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('sampan-photo-'))).toEqual([]);
  });
});
