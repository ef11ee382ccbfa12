import type { Pair } from '../../language.ts';
import { numberText, translated } from '../text.ts';

/** Returns a count with its noun: "1 order", "1,000 orders". */
const counted =
  (one: string, many = `${one}s`) =>
  (count: number) =>
    `${numberText(count)} ${count === 1 ? one : many}`;
const orders = counted('order');

export const batchTexts = translated({
  title: ['Orders', '訂單'],
  lead: [
    'A batch books up to 1,000 orders of a file in the background.',
    '批次會在背景為檔案中最多 1,000 張訂單下單。',
  ],
  upload: ['Upload orders', '上載訂單'],
  rowsToBook: {
    title: ['Rows to correct and book', '待更正並下單的列'],
    lead: [
      'Orders of your files of the last 30 days that stayed out or were refused, and are not booked yet. Correct them here: a row that is booked leaves this list.',
      '過去 30 日檔案中暫不下單或被拒絕，而尚未下單的訂單。可在此更正：已下單的列會從此清單移除。',
    ],
    line: [(line: number) => `Line ${line} of its file`, (line: number) => `檔案第 ${line} 行`],
    correctAll: ['Correct and book', '更正並下單'],
    unwanted: ['No longer wanted', '不再需要'],
    drop: ['Take off the list', '從清單移除'],
    dropEffect: [
      'The order will not be booked, and Sampan forgets its data. Your own file stays as it is.',
      '此訂單不會下單，系統會刪除其資料。你的檔案不受影響。',
    ],
    dropOne: [
      (reference: string) => `Take off the list: ${reference}`,
      (reference: string) => `從清單移除：${reference}`,
    ],
    none: ['Every row of your files is booked.', '檔案中的所有列均已下單。'],
    open: ['Open the batch', '開啟批次'],
  },
  none: ['No batches in this mode yet.', '此模式尚未有批次。'],
  batch: ['Batch', '批次'],
  titleOf: [(time: string) => `Orders of ${time}`, (time: string) => `${time}的訂單`],
  created: ['Created', '建立時間'],
  state: ['State', '狀態'],
  states: { processing: ['Processing', '處理中'], completed: ['Completed', '已完成'] },
  total: ['Orders', '訂單'],
  counts: {
    pending: ['Pending', '待處理'],
    placed: ['Placed', '已下單'],
    refused: ['Refused', '已拒絕'],
    cancelled: ['Cancelled', '已取消'],
  },
  cancelledAt: ['Cancelled at', '取消時間'],
  older: ['Older batches', '較早的批次'],
  newTitle: ['Upload orders', '上載訂單'],
  newLead: [
    'Upload the file that your shop or your spreadsheet exports. Nothing is booked before you have seen and confirmed each order.',
    '上載網店或試算表匯出的檔案。在你看過並確認每張訂單之前，不會下單。',
  ],
  file: {
    label: ['File of orders', '訂單檔案'],
    drop: ['Drop a file here, or choose one', '將檔案拖放到這裏，或選擇檔案'],
    hint: [
      'CSV, TSV, text or Excel (.xlsx), with up to 1,000 orders and 8 MB.',
      'CSV、TSV、文字檔或 Excel（.xlsx），最多 1,000 張訂單及 8 MB。',
    ],
    check: ['Check the orders', '檢查訂單'],
    sending: ['Sending the file', '正在傳送檔案'],
    reading: ['Reading and checking the orders', '正在讀取及檢查訂單'],
    booking: ['The orders are being handed over for booking', '正在提交訂單以下單'],
    failed: [
      'The connection failed. Nothing was booked, and nothing that you typed is lost. Try again.',
      '連線失敗。沒有下單，已輸入的內容亦沒有遺失。請再試一次。',
    ],
    none: ['Choose a file. Nothing was booked.', '請選擇檔案。沒有下單。'],
    tooLarge: ['The file is larger than 8 MB. Nothing was booked.', '檔案大於 8 MB。沒有下單。'],
    lost: [
      'The page has lost the file. Choose it again: nothing was booked.',
      '頁面已失去檔案。請再次選擇檔案，沒有下單。',
    ],
    other: ['Upload another file', '上載另一個檔案'],
    name: ['File', '檔案'],
  },
  known: {
    title: ['Which files are understood', '支援哪些檔案'],
    lead: [
      'Exports of Shopify, WooCommerce, Etsy, Amazon, eBay and Shopline are recognized. For any other file you choose once what its columns mean.',
      '系統能識別 Shopify、WooCommerce、Etsy、Amazon、eBay 及 Shopline 的匯出檔案。其他檔案只須選擇一次各欄的意思。',
    ],
    lacking: [
      'A shop’s file has no service and often no weight. Set them once in',
      '網店的檔案沒有服務，亦往往沒有重量。請在此設定一次：',
    ],
    settings: ['Settings, Order files', '設定、訂單檔案'],
    template: ['Or begin with our template:', '或使用我們的範本：'],
    csv: ['Template (CSV)', '範本（CSV）'],
    xlsx: ['Template (Excel)', '範本（Excel）'],
  },
  workbook: {
    sheet: [
      (name: string, others: readonly string[]) =>
        `Sheet “${name}”, not ${others.map((one) => `“${one}”`).join(', ')}`,
      (name: string, others: readonly string[]) =>
        `工作表「${name}」，沒有讀取${others.map((one) => `「${one}」`).join('、')}`,
    ],
    hidden: [
      (count: number) =>
        count === 1
          ? '1 hidden row of the workbook was left out. Show it in Excel and choose the file again if it has an order.'
          : `${numberText(count)} hidden rows of the workbook were left out. Show them in Excel and choose the file again if they have orders.`,
      (count: number) =>
        `已略過活頁簿中 ${numberText(count)} 行隱藏的資料。如當中有訂單，請在 Excel 取消隱藏，再選擇檔案。`,
    ],
  },
  encoding: {
    title: ['Confirm the texts of the file', '確認檔案文字'],
    lead: [
      'The file does not say how its letters are stored. Choose the reading in which the names look right.',
      '檔案沒有註明文字編碼。請選擇姓名顯示正確的一項。',
    ],
    legend: ['Encoding of the file', '檔案編碼'],
    likely: ['most likely', '最有可能'],
    others: ['Other readings', '其他編碼'],
    unreadable: ['There are no letters to compare.', '沒有可比較的文字。'],
    next: ['Continue', '繼續'],
    change: ['Change the reading of the texts', '更改文字編碼'],
  },
  mapping: {
    title: ['What do the columns mean?', '各欄代表甚麼？'],
    lead: [
      'Choose a field for each column. Columns that are left out are ignored.',
      '請為每欄選擇欄位。略過的欄不會讀取。',
    ],
    ignored: [
      (names: readonly string[], count: number) =>
        `Columns left out, which the export does not usually have: ${names.join(', ')}${count > names.length ? ` and ${numberText(count - names.length)} more` : ''}.`,
      (names: readonly string[], count: number) =>
        `略過了匯出檔案通常沒有的欄：${names.join('、')}${count > names.length ? ` 及另外 ${numberText(count - names.length)} 欄` : ''}。`,
    ],
    unknown: [
      (count: number) =>
        count === 1
          ? '1 column is not known. Choose its meaning, or leave it out.'
          : `${numberText(count)} columns are not known. Choose their meaning, or leave them out.`,
      (count: number) => `有 ${numberText(count)} 欄未能識別。請選擇其意思，或略過。`,
    ],
    unlisted: [
      (count: number) => `${numberText(count)} more columns of the file are left out.`,
      (count: number) => `檔案另有 ${numberText(count)} 欄會略過。`,
    ],
    noNames: [
      'The first row is read as an order, so the columns have no names. They are called by their letters, as in a spreadsheet. Choose the meaning of each. What the values look like is chosen already.',
      '首行讀作訂單，因此各欄沒有名稱，以試算表的字母稱呼。請選擇每欄的意思。可按內容推斷的已為你選取。',
    ],
    isOrder: ['The first row is an order', '首行是訂單'],
    isNames: ['The first row names the columns', '首行是欄名'],
    column: ['Column of the file', '檔案欄位'],
    values: ['Values', '內容'],
    meaning: ['Meaning', '意思'],
    choose: ['not known', '未能識別'],
    leaveOut: ['Leave out', '略過'],
    remember: ['Remember this for files with the same columns', '記住此設定，用於欄位相同的檔案'],
    next: ['Check the orders', '檢查訂單'],
    change: ['Change the meaning of the columns', '更改各欄的意思'],
  },
  source: {
    template: ['Columns are named as in our template', '欄名與我們的範本相同'],
    saved: ['Columns as you chose for an earlier file', '按你為之前檔案所選的欄位讀取'],
    chosen: ['Columns as you chose', '按你所選的欄位讀取'],
    guess: ['Columns matched by their names', '按欄名配對欄位'],
    values: ['Columns without names', '各欄沒有名稱'],
    shopify: ['Shopify export', 'Shopify 匯出檔案'],
    woocommerce: ['WooCommerce export', 'WooCommerce 匯出檔案'],
    etsy: ['Etsy export', 'Etsy 匯出檔案'],
    amazon: ['Amazon export', 'Amazon 匯出檔案'],
    ebay: ['eBay export', 'eBay 匯出檔案'],
    shopline: ['Shopline export', 'Shopline 匯出檔案'],
  } as Readonly<Record<string, Pair>>,
  check: {
    title: ['Check the orders', '檢查訂單'],
    again: ['Check again', '再次檢查'],
    toBook: ['To be booked', '將會下單'],
    problems: ['With problems, stay out', '有問題，暫不下單'],
    doubts: ['To correct or accept, stay out', '須更正或確認，暫不下單'],
    warnings: ['With warnings', '有警告'],
    placed: ['Already placed, left out', '已經下單，會略過'],
    counts: [
      (bad: number, warned: number, placed: number) =>
        [
          bad > 0 ? `${orders(bad)} with problems` : '',
          warned > 0 ? `${orders(warned)} with warnings` : '',
          placed > 0 ? `${orders(placed)} already placed` : '',
        ]
          .filter(Boolean)
          .join(', '),
      (bad: number, warned: number, placed: number) =>
        [
          bad > 0 ? `${numberText(bad)} 張有問題` : '',
          warned > 0 ? `${numberText(warned)} 張有警告` : '',
          placed > 0 ? `${numberText(placed)} 張已經下單` : '',
        ]
          .filter(Boolean)
          .join('，'),
    ],
    good: ['All orders are ready.', '所有訂單均已就緒。'],
    allPlaced: [
      'Every order without a problem is already placed, so nothing is left to book.',
      '沒有問題的訂單均已下單，因此沒有訂單需要下單。',
    ],
    hint: [
      'Correct a value where it stands, then check again. The problems come first.',
      '在原位更正內容，然後再次檢查。有問題的訂單排在最前。',
    ],
    changed: [
      'Something was changed since the last check, so nothing was booked yet. Look at the new total, then book.',
      '上次檢查後內容有更改，因此尚未下單。請查看新的總額，然後下單。',
    ],
    changedTotal: [
      (now: string, before: string) =>
        `The total is now ${now}, it was ${before}. Settings or prices have changed since this page was shown, so nothing was booked. Look at the orders, then book.`,
      (now: string, before: string) =>
        `總額現為 ${now}，之前為 ${before}。頁面顯示後設定或價格有變，因此沒有下單。請查看訂單，然後下單。`,
    ],
    changedOrders: [
      'Settings have changed what would be booked since this page was shown, at the same total. So nothing was booked. Look at the orders, then book.',
      '頁面顯示後設定有變，將會下單的內容因而不同，總額不變。因此沒有下單。請查看訂單，然後下單。',
    ],
    oldLines: ['These lines are those of the file that was uploaded.', '以上為原先上載檔案的行號。'],
    goneOrders: [
      'Since this page was shown, someone booked some of these orders or took them off the list of rows to correct and book. So nothing was booked. Open that list again, and continue from there.',
      '頁面顯示後，有人已將其中部分訂單下單，或從待更正並下單的清單移除。因此沒有下單。請重新開啟該清單，再從那裡繼續。',
    ],
    book: {
      test: [
        (count: number, total: string) => `Book ${orders(count)} in test mode (${total})`,
        (count: number, total: string) => `在測試模式為 ${numberText(count)} 張訂單下單（${total}）`,
      ],
      live: [
        (count: number, total: string) => `Book and pay ${orders(count)} (${total})`,
        (count: number, total: string) => `為 ${numberText(count)} 張訂單下單並付款（${total}）`,
      ],
    },
    bookNotes: [
      (button: string, again: number, warned: number) =>
        [
          button,
          again > 0 ? `${numberText(again)} of them again` : '',
          warned > 0 ? `${numberText(warned)} with warnings` : '',
        ]
          .filter(Boolean)
          .join(', '),
      (button: string, again: number, warned: number) =>
        [
          button,
          again > 0 ? `其中 ${numberText(again)} 張再次下單` : '',
          warned > 0 ? `${numberText(warned)} 張有警告` : '',
        ]
          .filter(Boolean)
          .join('，'),
    ],
    bookedAgain: ['Of these, booked again', '當中再次下單'],
    staysOut: [
      (count: number) =>
        `${count === 1 ? 'The order with problems stays' : `The ${numberText(count)} orders with problems stay`} out. Correct them below now, or later: when you book, they are kept under “Rows to correct and book” on the home page.`,
      (count: number) =>
        `有問題的 ${numberText(count)} 張訂單暫不下單。可現在於下方更正，或稍後更正：下單後，它們會保留在主頁的「待更正並下單的列」。`,
    ],
    downloadBad: [
      (count: number) =>
        count === 1
          ? 'Download the order with problems'
          : `Download the ${numberText(count)} orders with problems`,
      (count: number) => `下載有問題的 ${numberText(count)} 張訂單`,
    ],
    keep: [
      (count: number) =>
        count === 1
          ? 'Keep the order, to correct it later'
          : `Keep the ${numberText(count)} orders, to correct them later`,
      (count: number) => `保留 ${numberText(count)} 張訂單，稍後更正`,
    ],
    unsaved: [
      'What you correct is kept in this page only, until you book. Download the orders with problems before you leave it.',
      '更正的內容在下單前只保留在此頁面。離開前請先下載有問題的訂單。',
    ],
    lacks: [
      (available: string, lacking: string) =>
        `The wallet has ${available} available, ${lacking} less than these orders cost. Add money first, or the last orders are refused.`,
      (available: string, lacking: string) =>
        `錢包可用結餘為 ${available}，較這些訂單的費用少 ${lacking}。請先增值，否則最後的訂單會被拒絕。`,
    ],
    totals: ['Totals by service and country', '按服務及國家的總計'],
    by: {
      service: ['Service', '服務'],
      country: ['Country', '國家或地區'],
      orders: ['Orders', '訂單'],
      price: ['Price', '價格'],
    },
    table: ['Orders', '訂單'],
    dutiesTaxes: ['Duties and taxes', '關稅及稅項'],
    columns: {
      line: ['Line', '行'],
      reference: ['Reference', '訂單編號'],
      recipient: ['Recipient', '收件人'],
      destination: ['Destination', '目的地'],
      items: ['Items', '物品'],
      weight: ['Weight', '重量'],
      service: ['Service', '服務'],
      price: ['Price', '價格'],
      state: ['State', '狀態'],
    },
    states: {
      problem: ['Problem', '有問題'],
      doubt: ['To confirm', '待確認'],
      warning: ['Warning', '警告'],
      good: ['Ready', '就緒'],
      placed: ['Placed', '已下單'],
      again: ['Book again', '再次下單'],
    },
    edit: ['Edit', '編輯'],
    editLine: [(line: number) => `Edit line ${line}`, (line: number) => `編輯第 ${line} 行`],
    bookAgain: ['Book again', '再次下單'],
    bookAnyway: ['Correct as it is, book it', '內容無誤，照樣下單'],
    bookAllAgain: [
      (count: number) =>
        count === 1 ? 'Book the placed order again' : `Book all ${numberText(count)} placed orders again`,
      (count: number) => `再次為全部 ${numberText(count)} 張已下單的訂單下單`,
    ],
    leaveAllOut: ['Leave all placed orders out', '略過所有已下單的訂單'],
    lineOf: [(line: number) => `Line ${line}.`, (line: number) => `第 ${line} 行。`],
    ofLine: [
      (label: string, line: number) => `${label} (line ${line})`,
      (label: string, line: number) => `${label}（第 ${line} 行）`,
    ],
    corrections: {
      zero: ['A spreadsheet takes such zeros.', '試算表會略去這類零。'],
      thousands: ['A spreadsheet adds such separators to numbers.', '試算表會在數字加上這類分隔符號。'],
      discount: [
        'The discount is taken off, because customs ask for the price that was paid.',
        '已減去折扣，因為海關要求申報實付價格。',
      ],
      text: ['Signs of a wrong encoding or of a web page were taken out.', '已移除錯誤編碼或網頁的符號。'],
    },
    giveBack: [(given: string) => `Keep ${given}`, (given: string) => `保留 ${given}`],
    putRight: [
      (given: string, value: string) => `${given} was read as ${value}`,
      (given: string, value: string) => `${given} 讀作 ${value}`,
    ],
    addMoney: ['How to add money', '如何增值'],
    needless: {
      title: ['Left out, as the shop says', '按網店資料略過'],
      lines: [(lines: string) => `lines ${lines}`, (lines: string) => `第 ${lines} 行`],
      take: [
        (count: number) =>
          count === 1 ? 'Take it all the same' : `Take these ${numberText(count)} all the same`,
        (count: number) => `仍然處理這 ${numberText(count)} 張`,
      ],
    },
    forAll: ['Correct many orders at once', '一次過更正多張訂單'],
    forAllHint: [
      'A value here is set in all of these orders at once.',
      '在此填寫的內容會一次過套用至這些訂單。',
    ],
    choose: ['Choose one', '請選擇'],
    chooseMissing: [
      'These orders have none. Choose one for all of them, or one in each row.',
      '這些訂單未有此項。請為全部訂單選擇，或在各行選擇。',
    ],
    shared: ['Warnings of several orders', '多張訂單的警告'],
    showOrders: [
      (count: number) => `Show ${orders(count)}`,
      (count: number) => `顯示 ${numberText(count)} 張訂單`,
    ],
    onlySome: [
      (count: number, said: string) => `Only the ${orders(count)} of this are shown: ${said}`,
      (count: number, said: string) => `只顯示以下情況的 ${numberText(count)} 張訂單：${said}`,
    ],
    showAll: ['Show all orders', '顯示所有訂單'],
    warningsOf: [
      (count: number) => (count === 1 ? '1 warning' : `${numberText(count)} warnings`),
      (count: number) => `${numberText(count)} 項警告`,
    ],
    allLack: [
      (field: string, count: number) =>
        `All ${orders(count)} lack this: ${field}. Set it above, once for all.`,
      (field: string, count: number) =>
        `全部 ${numberText(count)} 張訂單未有此項：${field}。請在上方一次過設定。`,
    ],
    rowsTo: [
      (count: number, places: string, lines: string) =>
        `${orders(count)}${places === '' ? '' : ` to ${places}`}: ${count === 1 ? 'line' : 'lines'} ${lines}.`,
      (count: number, places: string, lines: string) =>
        `${numberText(count)} 張${places === '' ? '' : `寄往${places}的`}訂單：第 ${lines} 行。`,
    ],
    setSender: ['Set the default sender', '設定預設寄件人'],
    setMissing: [
      (field: string, count: number) => `${field} for all ${orders(count)} without one`,
      (field: string, count: number) => `${field}（全部 ${numberText(count)} 張未填寫的訂單）`,
    ],
    rowOf: [
      (reference: string, line: number) =>
        reference === '' ? `Line ${line}` : `Order ${reference}, line ${line}`,
      (reference: string, line: number) =>
        reference === '' ? `第 ${line} 行` : `訂單 ${reference}，第 ${line} 行`,
    ],
    ofColumn: [
      (label: string, column: string) => `${label} (${column})`,
      (label: string, column: string) => `${label}（${column}）`,
    ],
    setAll: [
      (field: string, count: number) => `${field}: ${orders(count)}`,
      (field: string, count: number) => `${field}：${numberText(count)} 張訂單`,
    ],
    takeSuggestions: [
      (count: number) => (count === 1 ? 'Take the suggestion' : `Take all ${numberText(count)} suggestions`),
      (count: number) => `採用全部 ${numberText(count)} 項建議`,
    ],
    apply: ['Set and check again', '套用並再次檢查'],
    same: [
      (text: string, count: number) => `${text} (${orders(count)})`,
      (text: string, count: number) => `${text}（${numberText(count)} 張訂單）`,
    ],
    pages: ['Pages of the table', '表格分頁'],
    page: [
      (first: number, last: number, total: number) =>
        `${numberText(first)}–${numberText(last)} of ${numberText(total)}`,
      (first: number, last: number, total: number) =>
        `第 ${numberText(first)}–${numberText(last)} 張，共 ${numberText(total)} 張`,
    ],
    previous: ['Previous 50', '上 50 張'],
    next: ['Next 50', '下 50 張'],
    more: [
      (count: number) => `and ${numberText(count)} more`,
      (count: number) => `及另外 ${numberText(count)} 項`,
    ],
    refused: ['The orders were not booked', '訂單未能下單'],
  },
  row: ['Row', '行'],
  reference: ['Reference', '訂單編號'],
  results: ['Results', '結果'],
  result: {
    print: [
      (count: number) => (count === 1 ? 'Print the label' : `Print all ${numberText(count)} labels`),
      (count: number) => `列印 ${numberText(count)} 張標籤`,
    ],
    mayLeave: [
      'You can leave this page: the booking goes on. The batch is in the list of batches.',
      '可離開此頁面，系統會繼續下單。此批次可在批次清單找到。',
    ],
    ended: [
      (placed: number, toCorrect: number) =>
        [
          placed > 0 ? `${orders(placed)} booked.` : 'No order was booked.',
          toCorrect > 0 ? `${orders(toCorrect)} to correct.` : '',
          placed > 0 ? 'Next: print the labels.' : '',
        ]
          .filter(Boolean)
          .join(' '),
      (placed: number, toCorrect: number) =>
        [
          placed > 0 ? `已為 ${numberText(placed)} 張訂單下單。` : '沒有訂單已下單。',
          toCorrect > 0 ? `${numberText(toCorrect)} 張待更正。` : '',
          placed > 0 ? '下一步：列印標籤。' : '',
        ].join(''),
    ],
    download: ['Download results (CSV)', '下載結果（CSV）'],
    correct: [
      (count: number) =>
        count === 1 ? 'Correct and book 1 order' : `Correct and book ${numberText(count)} orders`,
      (count: number) => `更正 ${numberText(count)} 張訂單並下單`,
    ],
    failed: ['Download what failed', '下載失敗的訂單'],
    failedHint: [
      'Correct the orders here, or in the downloaded file: it says what was wrong with each, and can be uploaded again.',
      '可在此更正訂單，或在下載的檔案更正：檔案註明每張訂單的問題，並可再次上載。',
    ],
    priceChanged: [
      'The price has changed since you confirmed it, so it was not booked. Upload the order again to see its price now',
      '價格在你確認後有變，因此沒有下單。請再次上載訂單，查看現時的價格',
    ],
    progress: [
      (placed: number, total: number, toCorrect: number) =>
        `${numberText(placed)} of ${orders(total)} booked${toCorrect > 0 ? `, ${numberText(toCorrect)} to correct` : ''}`,
      (placed: number, total: number, toCorrect: number) =>
        `已下單 ${numberText(placed)} 張，共 ${numberText(total)} 張${toCorrect > 0 ? `，${numberText(toCorrect)} 張待更正` : ''}`,
    ],
    shipment: ['Shipment', '貨件'],
    problem: ['Problem', '問題'],
    carrierSays: [
      (reason: string) => `The carrier says: ${reason}`,
      (reason: string) => `承運商回覆：${reason}`,
    ],
  },
  noOrders: ['No orders', '沒有訂單'],
  cancel: ['Cancel the remaining orders', '取消餘下訂單'],
  cancelEffect: [
    'Orders that are not begun will not be booked. Booked shipments stay.',
    '尚未開始的訂單不會下單。已下單的貨件不受影響。',
  ],
  retry: ['Try refused orders again', '重試被拒絕的訂單'],
  retryEffect: [
    (count: number) =>
      count === 1
        ? '1 order lacked funds, a rate or the carrier. It is booked now, unless it was booked in the meantime.'
        : `${numberText(count)} orders lacked funds, a rate or the carrier. They are booked now, except those that were booked in the meantime.`,
    (count: number) =>
      `${numberText(count)} 張訂單因餘額、匯率或承運商而被拒絕，現會下單，期間已下單的除外。`,
  ],
});

export type BatchTexts = (typeof batchTexts)['en'];
