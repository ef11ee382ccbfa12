import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isRunning } from '../../../db/embedded/process.ts';
import type { Environment } from '../../support/command-line.ts';
import { serversBelow } from '../../support/failed-start.ts';
import { pollUntil } from '../../support/poll.ts';
import { startEntry } from '../../support/process/sampan-process.ts';
import { readDemo } from '../../support/process/service-process.ts';
import { order } from '../../support/shipment/order.ts';
import {
  cleanUp,
  initializedHome,
  postmasterPid,
  removeTemplate,
} from '../../support/store/embedded-postgres-process.ts';
import { startReceiver } from '../../webhook/receiver.ts';

/** The tests kill the embedded server of a real service. */

const patienceMs = 20_000;

afterAll(async () => {
  expect(await cleanUp()).toBe(0);
  await removeTemplate();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly awayMs?: number;
}

async function startOn(home: string, env: Environment = {}) {
  const child = startEntry('src/main.ts', [], { SAMPAN_HOME: home, PORT: '0', LOG_LEVEL: 'info', ...env });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) if (/^Sampan is ready/.test(line)) break;
  child.stdout.resume();
  const demo = readDemo(home);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${demo.base_url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${demo.test_key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as { data: unknown },
    };
  };
  return {
    home,
    call,
    ended,
    stderr: () => stderr,
    lines: () =>
      stderr
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line),
    postmaster: () => postmasterPid(`${home}/postgres`),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

type Running = Awaited<ReturnType<typeof startOn>>;

/** Reads and books until both succeed; returns the time and every status until then. */
async function untilServed({ call }: Running): Promise<{ within: number; statuses: Set<number> }> {
  const began = performance.now();
  const statuses = new Set<number>();
  const served = await pollUntil(async () => {
    const answers = await Promise.all([call('GET', '/shipments'), call('POST', '/shipments', order())]);
    for (const { status, retryAfter } of answers) {
      statuses.add(status);
      if (status === 503) expect(retryAfter).toBe('1');
    }
    return answers[0]?.status === 200 && answers[1]?.status === 201;
  }, patienceMs);
  expect(served).toBe(true);
  return { within: performance.now() - began, statuses };
}

const sessionsOf = (postmaster: number) =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('postgres: sampan'))
    .map((line) => Number(line.trim().split(' ')[0]));

describe('the embedded PostgreSQL, killed under a running service,', () => {
  it('restarts with every booking, webhooks continue, and the log has two lines per outage', async () => {
    const home = await initializedHome();
    const service = await startOn(home);
    await using receiver = await startReceiver();
    const hook = { url: `${receiver.url}/hook`, events: ['shipment.created'] };
    expect((await service.call('POST', '/webhooks', hook)).status).toBe(201);
    const before = await service.call('POST', '/shipments', order());
    expect(await receiver.got(1, { withinMs: patienceMs })).toBe(true);

    const outages: Record<string, (postmaster: number) => void> = {
      'the postmaster': (postmaster) => process.kill(postmaster, 'SIGKILL'),
      'a session': (postmaster) => process.kill(sessionsOf(postmaster)[0] ?? 0, 'SIGKILL'),
      'the postmaster and its sessions': (postmaster) => {
        const sessions = sessionsOf(postmaster);
        process.kill(postmaster, 'SIGKILL');
        for (const session of sessions) process.kill(session, 'SIGKILL');
      },
    };
    for (const [what, kill] of Object.entries(outages)) {
      // An outage within a second of the last one is logged together with it.
      await delay(1_100);
      const told = service.lines().length;
      const events = receiver.received.length;
      const postmaster = await service.postmaster();
      kill(postmaster);
      const { within, statuses } = await untilServed(service);
      console.log(`${what}: served again within ${Math.round(within)} ms`);
      expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      expect(await receiver.got(events + 1, { withinMs: patienceMs })).toBe(true);
      const isBack = () =>
        service
          .lines()
          .slice(told)
          .some(({ msg }) => msg === 'The database is up again');
      expect(await pollUntil(async () => isBack(), patienceMs)).toBe(true);
      const lines = service
        .lines()
        .slice(told)
        .map(({ msg }) => msg);
      const restarted = 'Embedded PostgreSQL server died and was restarted';
      // The outage may meet the one booking that is being made between its two statements; its order has a line.
      const unclear = 'no clear result of the dispatch; the reconciler asks the carrier again';
      expect(lines.filter((line) => line === unclear).length).toBeLessThanOrEqual(1);
      expect([what, lines.filter((line) => line !== restarted && line !== unclear)]).toEqual([
        what,
        ['The database is down; requests that need it get 503', 'The database is up again'],
      ]);
      expect([what, lines.filter((line) => line === restarted).length]).toEqual([
        what,
        what === 'a session' ? 0 : 1,
      ]);
      expect((await service.postmaster()) === postmaster).toBe(what === 'a session');
    }

    const { id } = before.body.data as { id: string };
    expect((await service.call('GET', `/shipments/${id}`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
    expect(serversBelow(home)).toEqual([]);
  });

  it('restarts again if the new server is killed during its start', async () => {
    const home = await initializedHome();
    const service = await startOn(home);
    const first = await service.postmaster();
    process.kill(first, 'SIGKILL');
    let second = first;
    expect(
      await pollUntil(async () => {
        second = await service.postmaster().catch(() => first);
        return second !== first && (await isRunning(second));
      }, patienceMs),
    ).toBe(true);
    process.kill(second, 'SIGKILL');
    await untilServed(service);
    expect(await service.stop()).toBe(0);
    expect(serversBelow(home)).toEqual([]);
  });

  it('stops the process with a reason after six deaths within a minute', async () => {
    const home = await initializedHome();
    const service = await startOn(home);
    let last = 0;
    let over = false;
    void service.ended.then(() => {
      over = true;
    });
    const nextServer = () =>
      pollUntil(async () => {
        const pid = await service.postmaster().catch(() => last);
        if (over) return true;
        if (pid === last || !(await isRunning(pid))) return false;
        last = pid;
        return true;
      }, patienceMs);
    for (let deaths = 0; deaths < 6 && !over; deaths++) {
      expect(await nextServer()).toBe(true);
      if (!over) process.kill(last, 'SIGKILL');
    }
    expect(await service.ended).toBe(1);
    expect(service.stderr().trimEnd().split('\n').at(-1)).toMatch(
      /^Embedded PostgreSQL: its server died 6 times within a minute and will not be restarted/,
    );
    expect(serversBelow(home)).toEqual([]);
  });
});
