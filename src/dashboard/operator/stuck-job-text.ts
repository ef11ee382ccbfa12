import type { Language } from '../../tracking/page/page-text.ts';
import type { TextsLike } from '../text/english.ts';

const english = {
  title: 'Stuck jobs',
  none: 'No job has failed, and none runs for longer than a minute.',
  job: 'Job',
  queue: 'Queue',
  state: 'State',
  states: { failed: 'Failed', running: 'Running for long' },
  since: 'Since',
  attempts: 'Attempts',
  error: 'Error',
  id: 'Job ID',
  data: 'Data',
  jobTitle: (name: string) => `Failed job: ${name}`,
  back: 'Back to Health',
  retry: 'Retry the job',
  retryEffect:
    'The job runs once more. Its work is in the database, and each piece is claimed once, so nothing is booked, sent or charged twice.',
  retryAll: (count: number, name: string) => `Retry all ${count} of ${name}`,
  retried: (count: number) => (count === 1 ? '1 job is queued again.' : `${count} jobs are queued again.`),
  discard: 'Discard the job',
  discardOne:
    'Only this record is removed. Its work is in the database, and the next run of the job’s schedule does it.',
  discardScheduled:
    'This record and the earlier failed ones of its queue are removed. Their work is in the database, and the next runs of the schedules do it.',
  discardDelivery:
    'Only this record is removed. Deliveries that are not finished stay due in the database, and are queued again.',
  discarded: 'The job is discarded.',
} as const;

type JobText = TextsLike<typeof english>;

const traditionalChinese: JobText = {
  title: '停滯的工作',
  none: '沒有失敗的工作，亦沒有運行超過一分鐘的工作。',
  job: '工作',
  queue: '佇列',
  state: '狀態',
  states: { failed: '失敗', running: '運行過久' },
  since: '自',
  attempts: '嘗試次數',
  error: '錯誤',
  id: '工作編號',
  data: '資料',
  jobTitle: (name) => `失敗的工作：${name}`,
  back: '返回系統狀況',
  retry: '重試此工作',
  retryEffect: '工作會再運行一次。工作內容存於資料庫，每項只會認領一次，因此不會重複下單、發送或收費。',
  retryAll: (count, name) => `重試全部 ${count} 個 ${name}`,
  retried: (count) => `已將 ${count} 個工作重新排隊。`,
  discard: '捨棄此工作',
  discardOne: '只會移除此記錄。工作內容存於資料庫，會於下次排程運行時處理。',
  discardScheduled: '會移除此記錄及同一佇列較早的失敗記錄。工作內容存於資料庫，會於下次排程運行時處理。',
  discardDelivery: '只會移除此記錄。未完成的發送仍在資料庫待發，並會重新排隊。',
  discarded: '已捨棄工作。',
};

export const jobTexts: Readonly<Record<Language, JobText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
