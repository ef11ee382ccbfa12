import { translated } from '../../text.ts';

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

export const catalogTexts = translated({
  title: ['Catalog', '產品目錄'],
  versions: ['Published versions', '已發布版本'],
  none: ['No catalog is published yet.', '尚未發布產品目錄。'],
  number: ['Version', '版本'],
  version: [(id: number) => `Version ${id}`, (id: number) => `版本 ${id}`],
  live: ['Live', '使用中'],
  published: ['Published', '發布時間'],
  by: ['By', '發布者'],
  commandLine: ['Command line', '命令列'],
  rows: ['Rows', '行數'],
  changes: ['Rows changed', '更改的行'],
  onlyOrder: ['Only the order of the surcharge rules', '只更改附加費規則的次序'],
  older: ['Older versions', '較舊版本'],
  upload: ['Upload files', '上載檔案'],
  uploadLead: [
    'Compare new files with the live version. Nothing is published before you have seen the difference and confirmed it.',
    '將新檔案與使用中的版本比較。你檢視差異並確認之前，不會發布任何內容。',
  ],
  files: ['Files', '檔案'],
  versionRule: [
    'A published version of a rate table cannot change. For new prices, add the next version with its first day to rate_table.csv, and its brackets to rate_bracket.csv.',
    '價目表版本發布後不能更改。如要更改價格，請在 rate_table.csv 加入下一個版本及其首日，並在 rate_bracket.csv 加入其級別。',
  ],
  comparing: ['Comparing…', '正在比較…'],
  downloadAll: ['Download all files (ZIP)', '下載所有檔案（ZIP）'],
  filesHint: [
    'One or more CSV files with the names that a version has, such as service.csv, at most 8.75 MiB in all. The other files stay as they are.',
    '一個或多個 CSV 檔案，檔名須與版本內的相同，例如 service.csv，合共最多 8.75 MiB。其他檔案維持不變。',
  ],
  compare: ['Check and compare', '檢查及比較'],
  unchanged: [
    'The files are identical to the live version. Nothing was published.',
    '檔案與使用中的版本相同。沒有發布。',
  ],
  discarded: ['The upload was discarded.', '已捨棄上載的檔案。'],
  hasDraft: ['You have an upload that is not published.', '你有一次上載尚未發布。'],
  openDraft: ['Show its difference', '檢視差異'],
  noFile: ['Choose at least one file. Nothing was kept.', '請選擇至少一個檔案。沒有保留任何內容。'],
  sameName: ['Two files have the same name. Nothing was kept.', '有兩個檔案同名。沒有保留任何內容。'],
  tooLarge: [
    (limit: number) =>
      `The files have more than ${limit} MiB. Nothing was kept. Upload fewer of them at a time, or publish a folder with the command sampan catalog import.`,
    (limit: number) =>
      `檔案超過 ${limit} MiB。沒有保留任何內容。請分次上載較少檔案，或用指令 sampan catalog import 發佈整個資料夾。`,
  ],
  busy: [
    'Another upload is being compared or published. Try again in a minute. Nothing was published.',
    '另一次上載正在比較或發布。請於一分鐘後再試。沒有發布。',
  ],
  failed: [
    'The catalog could not be checked or published. The log has the reason. Look at the versions before you try again.',
    '未能檢查或發布產品目錄，原因已載於記錄。再試之前，請先檢視各版本。',
  ],
  refused: [
    (count: number) =>
      count === 1 ? '1 problem. Nothing was published.' : `${count} problems. Nothing was published.`,
    (count: number) => `${count} 個問題。沒有發布。`,
  ],
  problems: ['Problems', '問題'],
  file: ['File', '檔案'],
  line: ['Line', '行'],
  publishedRow: ['published', '已發布'],
  column: ['Column', '欄'],
  problem: ['Problem', '問題'],
  back: ['Back to the catalog', '返回產品目錄'],
  nowLive: [
    'The version is published. Every process uses it within 2 s.',
    '版本已發布。所有程序會於 2 秒內使用。',
  ],
  liveFrom: [
    (day: string, prices: string) =>
      `The version is published. Until ${day}, Hong Kong time, nothing changes. From then: ${prices}.`,
    (day: string, prices: string) => `版本已發布。${day}（香港時間）之前不會有任何更改，其後：${prices}。`,
  ],
  laterPrices: [
    (raised: number, lowered: number) =>
      [
        ...(raised > 0 ? [raised === 1 ? '1 price higher' : `${raised} prices higher`] : []),
        ...(lowered > 0 ? [lowered === 1 ? '1 price lower' : `${lowered} prices lower`] : []),
      ].join(', ') || 'the changes below',
    (raised: number, lowered: number) =>
      [
        ...(raised > 0 ? [`${raised} 項價格上調`] : []),
        ...(lowered > 0 ? [`${lowered} 項價格下調`] : []),
      ].join('，') || '下列更改',
  ],
  notKept: [
    'The files of this version were not kept. The service keeps the files of every version since an update.',
    '此版本的檔案沒有保留。系統更新後才開始保留每個版本的檔案。',
  ],
  tables: ['Tables', '表格'],
  noRows: ['The table is empty.', '表格沒有內容。'],
  download: [(file: string) => `Download ${file}`, (file: string) => `下載 ${file}`],
  difference: [
    (id: number) => (id === 0 ? 'First version' : `Difference to version ${id}`),
    (id: number) => (id === 0 ? '首個版本' : `與版本 ${id} 的差異`),
  ],
  effects: ['What changes for merchants', '對商戶的影響'],
  keepsPrices: ['Shipments that are booked already keep their prices.', '已下單的貨件維持原價。'],
  atOnce: ['At once', '即時'],
  from: [(day: string) => `From ${day}, Hong Kong time`, (day: string) => `由 ${day} 起（香港時間）`],
  effect: [
    (table: string, { added, removed, changed }: Counts) =>
      `${table}: ${[
        changed > 0 ? `${changed} changed` : '',
        added > 0 ? `${added} added` : '',
        removed > 0 ? `${removed} removed` : '',
      ]
        .filter(Boolean)
        .join(', ')}`,
    (table: string, { added, removed, changed }: Counts) =>
      `${table}：${[
        changed > 0 ? `更改 ${changed} 行` : '',
        added > 0 ? `新增 ${added} 行` : '',
        removed > 0 ? `移除 ${removed} 行` : '',
      ]
        .filter(Boolean)
        .join('，')}`,
  ],
  prices: [
    ({ rateTable, version, service, raised, lowered, added, removed, changed }: Prices) =>
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
    ({ rateTable, version, service, raised, lowered, added, removed, changed }: Prices) =>
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
  ],
  zonePrices: [
    (service: string) => `Prices of ${service} by destination`,
    (service: string) => `${service} 按目的地的價格`,
  ],
  zone: ['Destinations', '目的地'],
  zoneBrackets: ['Brackets', '級別'],
  least: ['Lowest change', '最低變動'],
  middle: ['Median change', '變動中位數'],
  most: ['Highest change', '最高變動'],
  examples: ['Examples by weight', '按重量舉例'],
  example: [
    (weightKg: number, before: string, after: string) => `${weightKg} kg: ${before} → ${after}`,
    (weightKg: number, before: string, after: string) => `${weightKg} 公斤：${before} → ${after}`,
  ],
  moreCountries: [(count: number) => `and ${count} more`, (count: number) => `及另外 ${count} 個`],
  atTop: [
    'Freight and registration without surcharges, compared at the upper weight of each bracket.',
    '只計運費及掛號費，不包括附加費，以每個級別的最高重量比較。',
  ],
  whichFile: ['Which file decides what?', '每個檔案決定甚麼？'],
  decides: {
    country: [
      'Countries with their customs and VAT areas and the form of their postal codes',
      '國家及地區的關稅區、增值稅區及郵政編碼格式',
    ],
    tax_area: [
      'Postal codes with a tax of their own, such as islands outside a customs union',
      '另有稅制的郵政編碼，例如關稅同盟以外的島嶼',
    ],
    country_requirement: [
      'Fields that an order to a country needs, such as a tax number, and from which day',
      '寄往某地的訂單須提供的資料，例如稅號，以及生效日期',
    ],
    product: ['Groups of services that an account is granted', '可授予帳戶的服務組別'],
    service: [
      'Services with their carrier, limits of weight and size, and what they may carry',
      '服務及其承運商、重量和尺寸上限，以及可承運的貨物',
    ],
    retired_service: [
      'Services that can no longer be booked, and those that replace them',
      '不可再下單的服務，以及替代的服務',
    ],
    zone: ['To which zone of a service a country or postal code belongs', '國家或郵政編碼所屬的服務分區'],
    rate_table: ['From which day a version of the prices applies', '各版本價格的生效日期'],
    rate_bracket: [
      'Prices by zone and weight: a base, an amount per kg and the registration fee',
      '按分區及重量的價格：基本收費、每公斤收費及掛號費',
    ],
    surcharge: ['Surcharges, and when each is added', '附加費及其收取條件'],
    surcharge_rule: [
      'Services, countries and goods with a surcharge, and its amount',
      '收取附加費的服務、目的地及貨物，以及金額',
    ],
    surcharge_exclusion: [
      'Which of two surcharges is left out if both apply',
      '兩項附加費同時適用時，略去哪一項',
    ],
    discount_rule: ['Discounts by account or service, and their days', '按帳戶或服務的折扣及其日期'],
    vat_rate: ['VAT of countries', '各地的增值稅'],
    levy: ['Fees that a country takes per item or parcel', '各地按物品或包裹徵收的費用'],
    customs_document: [
      'Which customs paper a parcel needs, such as CN22 or an invoice',
      '包裹所需的海關文件，例如 CN22 或發票',
    ],
    duty_rule: [
      'How import taxes are calculated, and up to which value none are due',
      '進口稅的計算方法及免稅限額',
    ],
    duty_rate: ['Duty of goods by HS code and origin', '按 HS 編碼及產地的關稅'],
  },
  publish: ['Publish this version', '發布此版本'],
  discard: ['Discard the upload', '捨棄上載的檔案'],
  moved: [
    (id: number) =>
      `Version ${id} was published since the comparison. Nothing was published. Compare again first.`,
    (id: number) => `比較之後已發布版本 ${id}。沒有發布。請先重新比較。`,
  ],
  compareWith: [(id: number) => `Compare with version ${id}`, (id: number) => `與版本 ${id} 比較`],
  uploaded: ['Uploaded', '上載時間'],
  change: ['Change', '更改'],
  added: ['Added', '新增'],
  removed: ['Removed', '移除'],
  changed: ['Changed', '更改'],
  onlyCarriedOver: [
    'The new rate table versions have the brackets of the versions before them.',
    '新的價目表版本沿用前一版本的級別。',
  ],
  table: {
    country: ['Countries', '國家及地區'],
    tax_area: ['Tax areas', '稅務地區'],
    country_requirement: ['Requirements of countries', '國家及地區的要求'],
    product: ['Products', '產品'],
    service: ['Services', '服務'],
    retired_service: ['Retired services', '已停用的服務'],
    zone: ['Zones', '分區'],
    rate_table: ['Rate table versions', '價目表版本'],
    rate_bracket: ['Rate brackets', '價目級別'],
    surcharge: ['Surcharges', '附加費'],
    surcharge_rule: ['Surcharge rules', '附加費規則'],
    surcharge_exclusion: ['Surcharges that exclude each other', '互相排斥的附加費'],
    discount_rule: ['Discount rules', '折扣規則'],
    vat_rate: ['VAT rates', '增值稅率'],
    levy: ['Levies', '徵費'],
    customs_document: ['Customs papers', '海關文件'],
    duty_rule: ['Import taxes', '進口稅規則'],
    duty_rate: ['Duty rates', '關稅稅率'],
  },
});
