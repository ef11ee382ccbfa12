import { translated } from '../text.ts';

export const jobTexts = translated({
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
