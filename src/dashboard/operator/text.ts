import { invocation } from '../../invocation.ts';
import { numberText, translated } from '../text.ts';

export const operatorTexts = translated({
  operator: ['Operator', '營運人員'],
  notice: ['You see and change all accounts of this installation.', '你可檢視及更改此系統的所有帳戶。'],
  menu: ['Operator’s menu', '營運選單'],
  factorRequired: [
    'This service requires a second factor of every operator. Set it up to continue.',
    '本服務要求所有營運人員啟用雙重認證。請先完成設定。',
  ],
  factorByPasskey: [
    'Or add a passkey. Signing in then needs the passkey, also after the password.',
    '亦可新增通行密鑰。其後輸入密碼後，亦須使用通行密鑰登入。',
  ],
  accounts: {
    title: ['Accounts', '帳戶'],
    search: [
      'Account ID, or the beginning of a name or email address',
      '帳戶編號，或名稱、電郵地址的開首部分',
    ],
    find: ['Find', '搜尋'],
    none: ['No account matches.', '沒有符合的帳戶。'],
    account: ['Account', '帳戶'],
    name: ['Name', '名稱'],
    email: ['Email address', '電郵地址'],
    state: ['State', '狀態'],
    created: ['Created', '建立時間'],
    active: ['Active', '正常'],
    frozen: ['Frozen', '已凍結'],
    create: ['Create an account', '建立帳戶'],
    createButton: ['Create account', '建立帳戶'],
    createHint: ['It can order nothing until it has products.', '帳戶獲授產品後才可下單。'],
    nameFault: ['The name must be one line of 1 to 200 characters.', '名稱須為一行，1 至 200 個字元。'],
    emailFault: ['This is not an email address.', '這不是有效的電郵地址。'],
    limit: ['The newest 50 accounts are shown.', '只顯示最新的 50 個帳戶。'],
  },
  account: {
    back: ['Back to the accounts', '返回帳戶'],
    wallet: ['Wallet', '錢包'],
    balance: ['Balance', '結餘'],
    available: ['Available', '可用'],
    held: ['Held', '預留'],
    creditLimit: ['Credit limit', '信用額'],
    settings: ['Rules of the account', '帳戶規則'],
    frozen: [
      'Frozen: every booking is refused, as for an overdue invoice',
      '凍結：拒絕所有下單，例如逾期未付帳單',
    ],
    suspended: [
      'Credit suspended: bookings above the available balance are refused',
      '暫停信用額：拒絕超出可用結餘的下單',
    ],
    exempt: [
      'No hold: bookings need no balance, and the final fee is still charged',
      '免預留：下單無須結餘，最終費用仍會收取',
    ],
    insurance: ['May choose an insured amount', '可自選投保金額'],
    on: ['On', '已開啟'],
    off: ['Off', '已關閉'],
    turnOn: ['Turn on', '開啟'],
    turnOff: ['Turn off', '關閉'],
    changedMeanwhile: [
      'This rule was changed in the meantime. Nothing was changed now.',
      '此規則剛才已被更改。這次沒有作出任何變更。',
    ],
    freezeTitle: [(name: string) => `Freeze ${name}?`, (name: string) => `要凍結 ${name} 嗎？`],
    freezeEffect: [
      'Every booking of the account will be refused at once, in both modes.',
      '帳戶在兩種模式的所有新訂單會即時被拒絕。',
    ],
    reason: ['Reason', '原因'],
    reasonHint: ['The owners of the account see it in their activity.', '帳戶的擁有者會在活動紀錄中看到。'],
    reasonFault: [
      'The reason must be one line of 1 to 200 characters.',
      '原因必須為一行，長度 1 至 200 個字元。',
    ],
    freeze: ['Freeze the account', '凍結帳戶'],
    doNotFreeze: ['Do not freeze it', '不凍結'],
    saved: ['Saved.', '已儲存。'],
    credit: ['Add money', '增值'],
    amount: ['Amount in HKD', '金額（港元）'],
    amountFault: [
      'The amount must be above 0, with at most 2 decimals, such as 5000 or 12.50.',
      '金額須大於 0，最多兩位小數，例如 5000 或 12.50。',
    ],
    reference: ['Payment reference', '付款參考編號'],
    referenceHint: [
      'Unique for the account, so that no payment is added twice',
      '每個帳戶不可重複，以免同一筆款項增值兩次',
    ],
    referenceFault: [
      'The reference must be one line of 1 to 200 characters.',
      '參考編號須為一行，1 至 200 個字元。',
    ],
    repeatedPayment: [
      (reference: string, amount: string, at: string) =>
        `This payment was added on ${at}: ${amount} with the reference ${reference}. No money was added now.`,
      (reference: string, amount: string, at: string) =>
        `此款項已於 ${at} 增值：${amount}，參考編號為 ${reference}。這次沒有增值。`,
    ],
    usedReference: [
      (reference: string, amount: string, at: string) =>
        `The reference ${reference} belongs to another payment, which was added on ${at}: ${amount}. Give this payment another reference. No money was added now.`,
      (reference: string, amount: string, at: string) =>
        `參考編號 ${reference} 屬於另一筆款項，已於 ${at} 增值：${amount}。請為此款項使用另一個參考編號。這次沒有增值。`,
    ],
    next: ['Continue', '繼續'],
    confirmTitle: [(amount: string) => `Add ${amount}?`, (amount: string) => `增值 ${amount}？`],
    confirm: [
      (amount: string, name: string, after: string) =>
        `${amount} will be added to the wallet of ${name}. The balance will be ${after}.`,
      (amount: string, name: string, after: string) =>
        `將為 ${name} 的錢包增值 ${amount}，結餘將為 ${after}。`,
    ],
    confirmButton: ['Add the money', '確認增值'],
    keep: ['Do not add it', '不增值'],
    correct: ['Correct the balance', '更正結餘'],
    correctionHint: [
      'Positive adds money, negative takes money, also below 0',
      '正數為加款，負數為扣款，可低於 0',
    ],
    overLimit: [
      (limit: string) => `Your role corrects at most ${limit}. Ask an operator who may do everything.`,
      (limit: string) => `你的角色最多可更正 ${limit}。請向可執行所有操作的營運人員提出。`,
    ],
    correctionFault: [
      'The amount must be other than 0, with at most 2 decimals, such as 12.50 or -8.',
      '金額不可為 0，最多兩位小數，例如 12.50 或 -8。',
    ],
    correctionReasonHint: ['The account sees it in its wallet.', '帳戶會在錢包中看到。'],
    correctedShipment: ['Live shipment', '正式模式貨件'],
    correctedShipmentHint: [
      'Optional: tracking number of the shipment that the correction belongs to',
      '可選：此更正所屬貨件的追蹤編號',
    ],
    shipmentFault: [
      'The account has no live shipment with this tracking number. No money was moved.',
      '此帳戶的正式模式沒有這個追蹤編號。款項沒有變動。',
    ],
    correctTitle: [
      (amount: string) => `Correct the balance by ${amount}?`,
      (amount: string) => `將結餘更正 ${amount}？`,
    ],
    correctEffect: [
      (name: string, after: string) => `The balance of ${name} will be ${after}.`,
      (name: string, after: string) => `${name} 的結餘將為 ${after}。`,
    ],
    correctButton: ['Correct the balance', '更正結餘'],
    doNotCorrect: ['Do not correct it', '不更正'],
    users: ['Users', '用戶'],
    noUsers: ['No users.', '沒有用戶。'],
    invite: ['Invite a user', '邀請用戶'],
    knownUser: [
      'This person is a user of the account already. Create a new link on the person’s page.',
      '此人已是該帳戶的用戶。請在其頁面產生新連結。',
    ],
    takenUser: [
      'This address is in use in another account or by an operator. Use another address.',
      '此地址已用於其他帳戶或營運人員。請使用另一個地址。',
    ],
    details: ['Account details', '帳戶資料'],
    emailHint: [
      'Carriers get it if a recipient has no email address.',
      '如收件人沒有電郵地址，會向承運商提供此地址。',
    ],
    creditLimitHint: [
      'In HKD. How far the available balance can go below 0',
      '以港元計。可用結餘可低於 0 的限額',
    ],
    creditLimitFault: [
      'The credit limit must be 0 or more, with at most 2 decimals, such as 5000 or 12.50.',
      '信用額須為 0 或以上，最多兩位小數，例如 5000 或 12.50。',
    ],
    creditFloor: ['Credit floor', '結餘下限'],
    creditFloorHint: [
      'In HKD. Bookings are refused while the available balance is at or below it. Empty: no floor',
      '以港元計。可用結餘等於或低於此數時，會拒絕下單。留空：不設下限',
    ],
    creditFloorFault: [
      'The credit floor must be an amount with at most 2 decimals, such as 500 or -20.50, or empty.',
      '結餘下限須為最多兩位小數的金額，例如 500 或 -20.50，亦可留空。',
    ],
    save: ['Save', '儲存'],
    role: ['Role', '角色'],
  },
  unconfirmed: {
    title: ['Unconfirmed', '未有結果'],
    lead: [
      'Bookings and cancellations whose result at the carrier is unknown. The service keeps asking the carrier.',
      '承運商結果不明的訂單及取消。系統會繼續向承運商查詢。',
    ],
    none: ['Every booking and cancellation has a result.', '所有訂單及取消均有結果。'],
    shipment: ['Shipment', '貨件'],
    of: ['Unconfirmed', '未有結果'],
    kind: {
      booking: ['Booking', '下單'],
      cancellation: ['Cancellation', '取消'],
    },
    carrier: ['Carrier', '承運商'],
    since: ['Since', '自'],
    mode: ['Mode', '模式'],
    resolveTitle: [(number: string) => `Resolve ${number}`, (number: string) => `處理 ${number}`],
    ask: [
      'Ask the carrier for the result first. A result given here cannot be undone.',
      '請先向承運商查詢結果。在此提交的結果不可還原。',
    ],
    booked: ['The carrier has the booking', '承運商有此訂單'],
    bookedEffect: [
      'The shipment becomes booked, and the hold stays until settlement.',
      '貨件將成為已下單，預留款項會保留至結算。',
    ],
    waybill: ['Waybill number', '運單編號'],
    waybillFault: [
      'The waybill number must be one line of 1 to 200 characters.',
      '運單編號須為一行，1 至 200 個字元。',
    ],
    absent: ['The carrier has no booking and will make none', '承運商沒有此訂單，亦不會建立'],
    absentEffect: [
      'The hold is released, and the client may book again.',
      '預留款項會釋放，客戶可重新下單。',
    ],
    cancelled: ['The carrier has cancelled the booking', '承運商已取消訂單'],
    cancelledEffect: [
      'The shipment becomes cancelled, and the hold is released.',
      '貨件將成為已取消，預留款項會釋放。',
    ],
    notCancelled: ['The carrier has not cancelled the booking', '承運商沒有取消訂單'],
    notCancelledEffect: ['The shipment stays booked.', '貨件維持已下單。'],
    busy: [
      'A run is working on it at this moment, or it was resolved. Nothing was changed.',
      '系統正在處理，或已有結果。沒有作出更改。',
    ],
    back: ['Back to the list', '返回列表'],
  },
  health: {
    title: ['Health', '系統狀況'],
    processes: ['Processes', '程序'],
    apis: ['Processes that serve the API', '提供 API 的程序'],
    workers: ['Processes that run jobs', '執行工作的程序'],
    noWorker: [
      'No worker is running, so no webhook, email or late label is processed. Start a process with the worker role.',
      '沒有執行工作的程序，因此 webhook、電郵及延遲的標籤不會處理。請啟動一個具有 worker 角色的程序。',
    ],
    deletionHeld: [
      `The database's clock has jumped ahead since the last deletion by age, or the service was stopped for over a week. Nothing is deleted by its age. If the time is right, confirm it below, or run \`${invocation} retention confirm\`. Otherwise set the clock back.`,
      `自上次按期限刪除資料後，資料庫的時鐘跳前了，或系統停止了超過一星期，因此暫停按期限刪除資料。如時間正確，請在下方確認，或執行 \`${invocation} retention confirm\`，否則請把時鐘調回。`,
    ],
    databaseTime: ['Time of the database', '資料庫的時間'],
    lastTrusted: ['Last deletion by age', '上次按期限刪除'],
    confirmEffect: [
      'The next run deletes all data that is past its retention at this time. This cannot be undone.',
      '下次執行時會刪除按此時間計已過期限的所有資料，無法復原。',
    ],
    confirmTime: ['The time is right', '時間正確'],
    confirmed: [
      'The time is confirmed. The next run deletes data past its retention.',
      '已確認時間。下次執行時會刪除已過期限的資料。',
    ],
    bookings: ['Bookings', '訂單'],
    unconfirmed: ['Unconfirmed bookings', '未有結果的訂單'],
    left: ['Waiting for the reconciler', '等待核對程序'],
    oldest: ['Age of the oldest', '最舊一項已等候'],
    webhooks: ['Webhooks', 'Webhook'],
    due: ['Deliveries due', '待發送'],
    queued: ['Queued', '已排隊'],
    delivering: ['In flight', '發送中'],
    waiting: ['Waiting for a retry', '等待重試'],
    oldestDue: ['Age of the oldest due delivery', '最舊的待發送項目已等候'],
    active: ['Active endpoints', '啟用的端點'],
    failing: ['Endpoints that fail', '發送失敗的端點'],
    disabled: ['Endpoints disabled by failures', '因失敗而停用的端點'],
    queues: ['Queues', '佇列'],
    queue: ['Queue', '佇列'],
    waitingJobs: ['Waiting', '等待'],
    activeJobs: ['Active', '進行中'],
    delayedJobs: ['Delayed', '延後'],
    noQueues: ['No queues.', '沒有佇列。'],
    requestLog: ['Request log of this process', '此程序的請求記錄'],
    written: ['Requests written', '已寫入的請求'],
    dropped: ['Requests dropped', '已捨棄的請求'],
    unmapped: ['Carrier codes without a status', '沒有對應狀態的承運商代碼'],
    noUnmapped: ['Every code that carriers sent has a status.', '承運商傳來的所有代碼均有對應狀態。'],
    code: ['Code', '代碼'],
    events: ['Events', '事件'],
    last: ['Last event', '最近事件'],
    seconds: [(count: string) => `${count} s`, (count: string) => `${count} 秒`],
  },
  ledger: {
    title: ['Ledger', '帳目'],
    lead: [
      'Checks every wallet, entry and hold against the rules of the ledger. This only reads, and may take minutes.',
      '按帳目規則檢查所有錢包、分錄及預留款項。只會讀取資料，可能需時數分鐘。',
    ],
    verify: ['Check the ledger', '檢查帳目'],
    consistent: ['The ledger is consistent.', '帳目一致。'],
    inconsistent: [
      (count: number) => `${numberText(count)} rows violate a rule of the ledger.`,
      (count: number) => `${numberText(count)} 行不符合帳目規則。`,
    ],
    checked: ['Checked', '已檢查'],
    subject: ['ID', '編號'],
    invariant: ['Rule', '規則'],
    detail: ['Details', '詳情'],
  },
  search: {
    placeholder: ['Number, ID, name or email', '編號、名稱或電郵'],
    lead: [
      'Finds accounts and users by ID and by the beginning of a name or email address, shipments by tracking, waybill, last-mile or reference number, and requests and events by ID, of all accounts and both modes. Press / to search from any page.',
      '可搜尋所有帳戶及兩個模式：以編號、名稱或電郵地址的開首部分搜尋帳戶及用戶；以追蹤編號、運單編號、尾程編號或參考編號搜尋貨件；以編號搜尋請求及事件。在任何頁面按 / 鍵即可搜尋。',
    ],
    none: [
      (searched: string) => `Nothing has the number, ID, name or email address “${searched}”.`,
      (searched: string) => `沒有編號、名稱或電郵地址為「${searched}」的項目。`,
    ],
    request: ['Request', '請求'],
    requestId: ['Request ID', '請求編號'],
    events: ['Events', '事件'],
    eventId: ['Event ID', '事件編號'],
    type: ['Type', '類型'],
  },
});

/** Texts of the services and numbers of an account. */
export const entitlementTexts = translated({
  products: ['Products that the account can order', '帳戶可訂購的產品'],
  noProducts: [
    'None. The account can order only the services of its own rate tables.',
    '沒有。帳戶只可訂購其專屬價目表的服務。',
  ],
  productsHint: [
    'A change is effective at once. Booked shipments and rate tables are kept.',
    '更改即時生效。已下單的貨件及價目表維持不變。',
  ],
  saveProducts: ['Save products', '儲存產品'],
  rateTables: ['Own rate tables', '專屬價目表'],
  noRateTables: ['None. The prices are those of the catalog.', '沒有。價格按產品目錄計算。'],
  service: ['Service', '服務'],
  rateTable: ['Rate table', '價目表'],
  assign: ['Assign a rate table', '指定價目表'],
  assignHint: [
    'The account can then order its service, also without the product, at these prices. It replaces the rate table for the same service. Booked shipments keep their price.',
    '帳戶即使沒有相關產品，亦可按此價格訂購該服務。此價目表會取代同一服務的價目表。已下單的貨件價格不變。',
  ],
  assignButton: ['Assign', '指定'],
  removeTableTitle: [
    (code: string) => `Remove the rate table ${code}?`,
    (code: string) => `要移除價目表 ${code} 嗎？`,
  ],
  removeTableEffect: [
    (account: string, service: string) =>
      `${account} then orders ${service} at the prices of the catalog if it has the product, and otherwise can no longer order it. Booked shipments are not changed.`,
    (account: string, service: string) =>
      `移除後，${account} 如有相關產品，會按產品目錄的價格訂購 ${service}，否則不可再訂購。已下單的貨件維持不變。`,
  ],
  copy: ['Copy products and rate tables from an account', '複製另一帳戶的產品及價目表'],
  copyHint: [
    'Account ID. The account keeps what it has, and its own rate tables take precedence.',
    '帳戶編號。帳戶保留現有產品，並以其專屬價目表為先。',
  ],
  copyButton: ['Copy', '複製'],
  fromFault: ['No other account has this ID.', '沒有其他帳戶使用此編號。'],
  ioss: ['IOSS numbers', 'IOSS 號碼'],
  noNumbers: ['None.', '沒有。'],
  number: ['Number', '號碼'],
  owner: ['Belongs to', '屬於'],
  platform: ['A sales platform', '銷售平台'],
  account: ['The account', '帳戶'],
  default: ['Default', '預設'],
  remove: ['Remove', '移除'],
  removeNumber: [(number: string) => `Remove ${number}`, (number: string) => `移除 ${number}`],
  removeTitle: [
    (number: string) => `Remove the IOSS number ${number}?`,
    (number: string) => `要移除 IOSS 號碼 ${number} 嗎？`,
  ],
  removeEffect: [
    (account: string) =>
      `New shipments of ${account} can no longer name it. Booked shipments are not changed, and the number can be registered again.`,
    (account: string) => `${account} 的新貨件不可再使用此號碼。已下單的貨件維持不變，號碼可以再次登記。`,
  ],
  keep: ['Keep it', '保留'],
  add: ['Register an IOSS number', '登記 IOSS 號碼'],
  numberHint: [
    'IM and 10 digits. The same number again updates it.',
    'IM 加 10 位數字。再次登記同一號碼會更新該號碼。',
  ],
  numberFault: [
    'An IOSS number is IM followed by exactly 10 digits, such as IM0123456789.',
    'IOSS 號碼須為 IM 加 10 位數字，例如 IM0123456789。',
  ],
  isPlatform: ['Belongs to a sales platform', '屬於銷售平台'],
  isDefault: ['Use it for requests that name no number', '用於沒有指明號碼的請求'],
  addButton: ['Register', '登記'],
});
