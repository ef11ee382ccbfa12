import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { noteJobSuccess } from '../../../db/query/installation/service-process.ts';
import { announceProcess } from '../../../src/startup/service-process.ts';
import { signedInOperator, type TestBrowser, userRecords } from '../../support/dashboard.ts';
import { emptyQueue, failJobs, waitingJobs } from '../../support/failed-jobs.ts';
import { pollUntil } from '../../support/poll.ts';
import type { TestService } from '../../support/service.ts';
import { startWorld, type World } from '../../webhook/world.ts';

const queue = 'maintenance';
let world: World;
let service: TestService;
let operator: TestBrowser;
beforeAll(async () => {
  world = await startWorld(null, { TRUSTED_PROXIES: '127.0.0.1' });
  service = world.service;
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});
const connection = () => ({ databaseUrl: service.database.url, redisUrl: null });
beforeEach(async () => {
  await emptyQueue(queue, connection());
  await rows("delete from audit_entry where action like 'job.%'");
  await failJobs(queue, connection(), [
    { name: 'send-mail', error: '<b>no server</b>' },
    { name: 'send-mail', error: 'no server' },
  ]);
});
const { rows } = userRecords(() => service);
const audited = async () =>
  (await rows("select action, account_id from audit_entry where action like 'job.%'")).map(
    ({ action }) => action,
  );

const addresses = async () => {
  const { text } = await operator.get('/operator/health');
  return [...text.matchAll(/href="\/dashboard(\/operator\/health\/jobs\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  );
};

it('a failed job is shown on Health, and its page shows the effect of a retry and of a removal', async () => {
  const { text } = await operator.get('/operator/health');
  expect(text).toContain('&lt;b>no server');
  expect(text).not.toContain('<b>no');
  const [address = ''] = await addresses();
  const page = (await operator.get(address)).text;
  for (const part of ['Retry the job', 'nothing is booked, sent or charged twice', 'Discard the job']) {
    expect(page).toContain(part);
  }
  expect([await waitingJobs(queue, connection()), await audited()]).toEqual([[], []]);
});

it('a failed job is not shown after a later success of the same job; a missing worker is shown', async () => {
  const { kysely } = service.database.db;
  await noteJobSuccess(kysely, 'send-mail', new Date(Date.now() - 60_000));
  expect((await addresses()).length).toBe(2);
  await noteJobSuccess(kysely, 'send-mail', new Date(Date.now() + 1_000));
  expect(await addresses()).toEqual([]);
  await rows('delete from job_success');
  const shown = async () => (await operator.get('/operator/health')).text.includes('No worker is running');
  expect(await shown()).toBe(true);
  const { context } = service;
  await using _worker = await announceProcess(context.db, context.log, { roles: ['worker'], rootUrl: null });
  expect(await shown()).toBe(false);
});

it('a failed delivery job is not shown as soon as each of its deliveries has ended, begun again or waits for its next attempt', async () => {
  await emptyQueue(queue, connection());
  await world.endpoint('/healed');
  await world.emit(2);
  const ids = (await rows('select id from webhook_delivery')).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const error = 'job stalled more than allowable limit';
  const failed = [[ids[0]], ids, [ids[0], 'dlv_deleted']].map((own) => ({
    name: 'deliver',
    error,
    data: { ids: own },
  }));
  await failJobs('webhook-fresh', connection(), failed);
  expect(await addresses()).toHaveLength(3);
  await rows(
    `update webhook_delivery set state = 'succeeded', next_attempt_at = null where id = '${ids[0]}'`,
  );
  expect(await addresses()).toHaveLength(1);
  const nextAttempt = (at: string) =>
    rows(`update webhook_delivery set next_attempt_at = ${at} where id = '${ids[1]}'`);
  await nextAttempt("sampan_clock() + interval '1 hour'");
  expect(await addresses()).toEqual([]);
  await nextAttempt('sampan_clock()');
  expect(await addresses()).toHaveLength(1);
  {
    await using _ = world.work();
    expect(await pollUntil(async () => (await world.states()).succeeded === 2, 10_000)).toBe(true);
  }
  expect(await addresses()).toEqual([]);
  await world.deleteEndpoints();
  await emptyQueue('webhook-fresh', connection());
});

it('a failed job is retried once, and discarded', async () => {
  const [one = '', two = ''] = await addresses();
  expect((await operator.post(one, { choice: 'retry' })).location).toBe(
    '/dashboard/operator/health?retried=1',
  );
  expect((await operator.post(one, { choice: 'retry' })).status).toBe(404);
  expect((await operator.post(two, { choice: 'discard' })).status).toBe(303);
  expect(await addresses()).toEqual([]);
  expect(await waitingJobs(queue, connection())).toEqual(['send-mail']);
  expect(await audited()).toEqual(['job.retried', 'job.discarded']);
});

it('all jobs of a name are retried together', async () => {
  expect((await operator.get('/operator/health')).text).toContain('Retry all 2 of send-mail');
  const reply = await operator.post(`/operator/health/jobs/${queue}`, { name: 'send-mail' });
  expect(reply.location).toBe('/dashboard/operator/health?retried=2');
  expect(await waitingJobs(queue, connection())).toHaveLength(2);
  expect((await operator.get('/operator/health?retried=2')).text).toContain('2 jobs are queued again.');
});

it('unknown queues, names, jobs and choices change nothing', async () => {
  const [one = ''] = await addresses();
  const id = one.split('/').at(-1);
  const refusals = [
    await operator.post(one, { choice: 'run' }),
    await operator.post(one),
    await operator.post(`/operator/health/jobs/other/${id}`, { choice: 'discard' }),
    await operator.post(`/operator/health/jobs/${queue}/none`, { choice: 'discard' }),
    await operator.post(`/operator/health/jobs/${queue}`, { name: 'other' }),
    await operator.post('/operator/health/jobs/other', { name: 'send-mail' }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404, 404]);
  expect([await addresses(), await waitingJobs(queue, connection()), await audited()]).toEqual([
    [expect.any(String), expect.any(String)],
    [],
    [],
  ]);
});
