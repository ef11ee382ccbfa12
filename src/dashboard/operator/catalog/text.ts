import type { Language } from '../../../tracking/page/page-text.ts';
import type { TextsLike } from '../../text/english.ts';

interface Counts {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}
interface Prices extends Counts {
  readonly rateTable: string;
  readonly version: string;
  readonly service: string;
  readonly raised: number;
  readonly lowered: number;
}

const brackets = (count: number) => (count === 1 ? '1 bracket' : `${count} brackets`);

const english = {
  title: 'Catalog',
  versions: 'Published versions',
  none: 'No catalog is published yet.',
  number: 'Version',
  version: (id: number) => `Version ${id}`,
  live: 'Live',
  published: 'Published',
  by: 'By',
  commandLine: 'Command line',
  rows: 'Rows',
  changes: 'Rows changed',
  onlyOrder: 'Only the order of the surcharge rules',
  older: 'Older versions',
  upload: 'Upload files',
  uploadLead:
    'Compare new files with the live version. Nothing is published before you have seen the difference and confirmed it.',
  files: 'Files',
  filesHint:
    'One or more CSV files with the names that a version has, such as service.csv, at most 4 MiB in all. The other files stay as they are. Open a version to download its files.',
  compare: 'Check and compare',
  unchanged: 'The files are identical to the live version. Nothing was published.',
  discarded: 'The upload was discarded.',
  hasDraft: 'You have an upload that is not published.',
  openDraft: 'Show its difference',
  noFile: 'Choose at least one file. Nothing was kept.',
  sameName: 'Two files have the same name. Nothing was kept.',
  tooLarge: (limit: number) => `The files have more than ${limit} MiB. Nothing was kept.`,
  busy: 'Another upload is being compared or published. Try again in a minute. Nothing was published.',
  failed:
    'The catalog could not be checked or published. The log has the reason. Look at the versions before you try again.',
  refused: (count: number) =>
    count === 1 ? '1 problem. Nothing was published.' : `${count} problems. Nothing was published.`,
  problems: 'Problems',
  file: 'File',
  line: 'Line',
  publishedRow: 'published',
  column: 'Column',
  problem: 'Problem',
  back: 'Back to the catalog',
  nowLive: 'The version is published. Every process uses it within 2 s.',
  notKept:
    'The files of this version were not kept. The service keeps the files of every version since an update.',
  tables: 'Tables',
  noRows: 'The table is empty.',
  download: (file: string) => `Download ${file}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  difference: (id: number) => (id === 0 ? 'First version' : `Difference to version ${id}`),
  effects: 'What changes for merchants',
  keepsPrices: 'Shipments that are booked already keep their prices.',
  atOnce: 'At once',
  from: (day: string) => `From ${day}, Hong Kong time`,
  effect: (table: string, { added, removed, changed }: Counts) =>
    `${table}: ${[
      changed > 0 ? `${changed} changed` : '',
      added > 0 ? `${added} added` : '',
      removed > 0 ? `${removed} removed` : '',
    ]
      .filter(Boolean)
      .join(', ')}`,
  prices: ({ rateTable, version, service, raised, lowered, added, removed, changed }: Prices) =>
    `Prices of ${service} (${rateTable}, version ${version}): ${
      [
        raised > 0 ? `${brackets(raised)} higher` : '',
        lowered > 0 ? `${brackets(lowered)} lower` : '',
        changed > raised + lowered ? `${brackets(changed - raised - lowered)} changed otherwise` : '',
        added > 0 ? `${brackets(added)} added` : '',
        removed > 0 ? `${brackets(removed)} removed` : '',
      ]
        .filter(Boolean)
        .join(', ') || 'as before'
    }`,
  publish: 'Publish this version',
  discard: 'Discard the upload',
  moved: (id: number) =>
    `Version ${id} was published since the comparison. Nothing was published. Compare again first.`,
  compareWith: (id: number) => `Compare with version ${id}`,
  uploaded: 'Uploaded',
  change: 'Change',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  onlyCarriedOver: 'The new rate table versions have the brackets of the versions before them.',
  table: {
    country: 'Countries',
    country_requirement: 'Requirements of countries',
    product: 'Products',
    service: 'Services',
    retired_service: 'Retired services',
    zone: 'Zones',
    rate_table: 'Rate table versions',
    rate_bracket: 'Rate brackets',
    surcharge: 'Surcharges',
    surcharge_rule: 'Surcharge rules',
    surcharge_exclusion: 'Surcharges that exclude each other',
    discount_rule: 'Discount rules',
    vat_rate: 'VAT rates',
    levy: 'Levies',
  },
} as const;

export type CatalogText = TextsLike<typeof english>;

const traditionalChinese: CatalogText = {
  title: '產品目錄',
  versions: '已發布版本',
  none: '尚未發布產品目錄。',
  number: '版本',
  version: (id) => `版本 ${id}`,
  live: '使用中',
  published: '發布時間',
  by: '發布者',
  commandLine: '命令列',
  rows: '行數',
  changes: '更改的行',
  onlyOrder: '只更改附加費規則的次序',
  older: '較舊版本',
  upload: '上載檔案',
  uploadLead: '將新檔案與使用中的版本比較。你檢視差異並確認之前，不會發布任何內容。',
  files: '檔案',
  filesHint:
    '一個或多個 CSV 檔案，檔名須與版本內的相同，例如 service.csv，合共最多 4 MiB。其他檔案維持不變。開啟版本即可下載其檔案。',
  compare: '檢查及比較',
  unchanged: '檔案與使用中的版本相同。沒有發布。',
  discarded: '已捨棄上載的檔案。',
  hasDraft: '你有一次上載尚未發布。',
  openDraft: '檢視差異',
  noFile: '請選擇至少一個檔案。沒有保留任何內容。',
  sameName: '有兩個檔案同名。沒有保留任何內容。',
  tooLarge: (limit) => `檔案超過 ${limit} MiB。沒有保留任何內容。`,
  busy: '另一次上載正在比較或發布。請於一分鐘後再試。沒有發布。',
  failed: '未能檢查或發布產品目錄，原因已載於記錄。再試之前，請先檢視各版本。',
  refused: (count) => `${count} 個問題。沒有發布。`,
  problems: '問題',
  file: '檔案',
  line: '行',
  publishedRow: '已發布',
  column: '欄',
  problem: '問題',
  back: '返回產品目錄',
  nowLive: '版本已發布。所有程序會於 2 秒內使用。',
  notKept: '此版本的檔案沒有保留。系統更新後才開始保留每個版本的檔案。',
  tables: '表格',
  noRows: '表格沒有內容。',
  download: (file) => `下載 ${file}`,
  pages: '頁',
  previous: '上一頁',
  next: '下一頁',
  page: (page, last) => `第 ${page} 頁，共 ${last} 頁`,
  difference: (id) => (id === 0 ? '首個版本' : `與版本 ${id} 的差異`),
  effects: '對商戶的影響',
  keepsPrices: '已下單的貨件維持原價。',
  atOnce: '即時',
  from: (day) => `由 ${day} 起（香港時間）`,
  effect: (table, { added, removed, changed }) =>
    `${table}：${[
      changed > 0 ? `更改 ${changed} 行` : '',
      added > 0 ? `新增 ${added} 行` : '',
      removed > 0 ? `移除 ${removed} 行` : '',
    ]
      .filter(Boolean)
      .join('，')}`,
  prices: ({ rateTable, version, service, raised, lowered, added, removed, changed }) =>
    `${service} 的價格（${rateTable} 版本 ${version}）：${
      [
        raised > 0 ? `${raised} 個級別加價` : '',
        lowered > 0 ? `${lowered} 個級別減價` : '',
        changed > raised + lowered ? `${changed - raised - lowered} 個級別有其他更改` : '',
        added > 0 ? `新增 ${added} 個級別` : '',
        removed > 0 ? `移除 ${removed} 個級別` : '',
      ]
        .filter(Boolean)
        .join('，') || '不變'
    }`,
  publish: '發布此版本',
  discard: '捨棄上載的檔案',
  moved: (id) => `比較之後已發布版本 ${id}。沒有發布。請先重新比較。`,
  compareWith: (id) => `與版本 ${id} 比較`,
  uploaded: '上載時間',
  change: '更改',
  added: '新增',
  removed: '移除',
  changed: '更改',
  onlyCarriedOver: '新的價目表版本沿用前一版本的級別。',
  table: {
    country: '國家及地區',
    country_requirement: '國家及地區的要求',
    product: '產品',
    service: '服務',
    retired_service: '已停用的服務',
    zone: '分區',
    rate_table: '價目表版本',
    rate_bracket: '價目級別',
    surcharge: '附加費',
    surcharge_rule: '附加費規則',
    surcharge_exclusion: '互相排斥的附加費',
    discount_rule: '折扣規則',
    vat_rate: '增值稅率',
    levy: '徵費',
  },
};

export const catalogTexts: Readonly<Record<Language, CatalogText>> = {
  en: english,
  'zh-Hant': traditionalChinese,
};
