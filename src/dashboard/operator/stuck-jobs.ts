import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { StuckJob } from '../../queue/job-queues.ts';
import { changeStuckJob, listStuckJobs, retryStuckJobs } from '../../queue/stuck-job.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../page-request.ts';
import { translated } from '../text.ts';
import { badge, facts, table, time } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { changeSection } from '../view/form.ts';

const jobTexts = translated({
  title: ['Stuck jobs', '停滯的工作'],
  none: [
    'No job has failed, and none runs for longer than a minute.',
    '沒有失敗的工作，亦沒有運行超過一分鐘的工作。',
  ],
  job: ['Job', '工作'],
  queue: ['Queue', '佇列'],
  state: ['State', '狀態'],
  states: {
    failed: ['Failed', '失敗'],
    running: ['Running for long', '運行過久'],
  },
  since: ['Since', '自'],
  attempts: ['Attempts', '嘗試次數'],
  error: ['Error', '錯誤'],
  id: ['Job ID', '工作編號'],
  data: ['Data', '資料'],
  jobTitle: [(name: string) => `Failed job: ${name}`, (name: string) => `失敗的工作：${name}`],
  back: ['Back to Health', '返回系統狀況'],
  retry: ['Retry the job', '重試此工作'],
  retryEffect: [
    'The job runs once more. Its work is in the database, and each piece is claimed once, so nothing is booked, sent or charged twice.',
    '工作會再運行一次。工作內容存於資料庫，每項只會認領一次，因此不會重複下單、發送或收費。',
  ],
  retryAll: [
    (count: number, name: string) => `Retry all ${count} of ${name}`,
    (count: number, name: string) => `重試全部 ${count} 個 ${name}`,
  ],
  retried: [
    (count: number) => (count === 1 ? '1 job is queued again.' : `${count} jobs are queued again.`),
    (count: number) => `已將 ${count} 個工作重新排隊。`,
  ],
  discard: ['Discard the job', '捨棄此工作'],
  discardOne: [
    'Only this record is removed. Its work is in the database, and the next run of the job’s schedule does it.',
    '只會移除此記錄。工作內容存於資料庫，會於下次排程運行時處理。',
  ],
  discardScheduled: [
    'This record and the earlier failed ones of its queue are removed. Their work is in the database, and the next runs of the schedules do it.',
    '會移除此記錄及同一佇列較早的失敗記錄。工作內容存於資料庫，會於下次排程運行時處理。',
  ],
  discardDelivery: [
    'Only this record is removed. Deliveries that are not finished stay due in the database, and are queued again.',
    '只會移除此記錄。未完成的發送仍在資料庫待發，並會重新排隊。',
  ],
  discarded: ['The job is discarded.', '已捨棄工作。'],
});

/** Lists failed jobs and those that run for long, with the forms that retry all of a name. */
export async function stuckJobSection(request: OperatorRequest): Promise<VNode> {
  const { context, queues, base, language, search, origin } = request;
  const text = jobTexts[language];
  const jobs = await listStuckJobs({ queues, db: context.db.kysely }, origin.now);
  const kinds = Map.groupBy(
    jobs.filter(({ state }) => state === 'failed'),
    ({ queue, name }) => `${queue} ${name}`,
  );
  const retried = search.get('retried');
  return html`
    <h2>${text.title}</h2>
    ${retried !== null && /^\d{1,4}$/.test(retried) ? statusText(text.retried(Number(retried))) : null}
    ${search.has('discarded') ? statusText(text.discarded) : null}
    ${[...kinds.values()].map(([first, ...others]) =>
      first && others.length > 0
        ? html`<form method="post" action=${`${base}/health/jobs/${first.queue}`} class="inline">
            <button name="name" value=${first.name}>${text.retryAll(others.length + 1, first.name)}</button>
          </form>`
        : null,
    )}
    ${table(
      text.title,
      [
        {
          name: text.job,
          cell: (job: StuckJob) =>
            job.state === 'failed'
              ? html`<a href=${jobLink(base, job)}><code>${job.name}</code></a>`
              : html`<code>${job.name}</code>`,
        },
        { name: text.queue, cell: ({ queue }) => html`<code>${queue}</code>` },
        {
          name: text.state,
          cell: ({ state }) => badge(text.states[state], state === 'failed' ? 'bad' : 'plain'),
        },
        { name: text.since, cell: ({ since }) => time(since, language) },
        { name: text.attempts, cell: ({ attempts }) => attempts, isNumber: true },
        {
          name: text.error,
          cell: ({ error }) => html`<span class="sentence">${error?.slice(0, 200)}</span>`,
        },
      ],
      jobs,
      text.none,
    )}
  `;
}

/** Shows a failed job, and says what a retry and a removal do. */
export async function showJob(request: OperatorRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const job = await requestedJob(request);
  const text = jobTexts[language];
  const { discardDelivery, discardScheduled, discardOne } = text;
  const discardEffect =
    job.name === 'deliver' ? discardDelivery : job.isScheduled ? discardScheduled : discardOne;
  const jobPath = jobLink(base, job);
  return {
    title: text.jobTitle(job.name),
    head: { back: [`${base}/health`, text.back] },
    content: html`
      ${alertText(job.error ?? undefined)}
      <section>
        ${facts([
          [text.queue, html`<code>${job.queue}</code>`],
          [text.id, html`<code>${job.id}</code>`],
          [text.since, time(job.since, language)],
          [text.attempts, job.attempts],
          [text.data, html`<code>${JSON.stringify(job.data)}</code>`],
        ])}
      </section>
      <div class="columns">
        ${changeSection(text.retry, text.retryEffect, jobPath, { tone: 'main', choice: ['choice', 'retry'] })}
        ${changeSection(text.discard, discardEffect, jobPath, { tone: 'danger', choice: ['choice', 'discard'] })}
      </div>
    `,
  };
}

/** Retries or discards a failed job. */
export async function changeJob(request: OperatorRequest): Promise<PageAnswer> {
  const { context, queues, form, base } = request;
  const job = await requestedJob(request);
  const choice = form.one('choice');
  if (choice !== 'retry' && choice !== 'discard') return refusePage('INVALID_FIELD');
  const jobs = { queues, db: context.db.kysely };
  if (!(await changeStuckJob(jobs, operatorActor(request, null), job, choice)))
    return refusePage('NOT_FOUND');
  return { goTo: `${base}/health?${choice === 'retry' ? 'retried=1' : 'discarded=1'}` };
}

async function requestedJob({ queues, path }: OperatorRequest): Promise<StuckJob> {
  return (await queues.findFailed(path.queue ?? '', path.id ?? '')) ?? refusePage('NOT_FOUND');
}

/** Retries every failed job of a name in a queue. */
export async function retryJobs(request: OperatorRequest): Promise<PageAnswer> {
  const { context, queues, path, form, base } = request;
  const [queue = '', name] = [path.queue, form.one('name')];
  const jobs = { queues, db: context.db.kysely };
  const count = await retryStuckJobs(jobs, operatorActor(request, null), { queue, name });
  if (count === 0) return refusePage('NOT_FOUND');
  return { goTo: `${base}/health?retried=${count}` };
}

function jobLink(base: string, { queue, id }: StuckJob): string {
  return `${base}/health/jobs/${queue}/${encodeURIComponent(id)}`;
}
