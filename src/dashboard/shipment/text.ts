import type { ParcelProblem } from '../../../db/query/shipment/work-queue.ts';
import type { ReturnObstacle } from '../../booking/place-return.ts';
import type { CarrierOperation } from '../../carrier/carrier.ts';
import type { CarrierOutcomes } from '../../carrier/guards.ts';
import type { Pair } from '../../language.ts';
import { boundedText, numberText, translated } from '../text.ts';

export const shipmentTexts = translated({
  list: {
    title: ['Shipments', '貨件'],
    none: ['No shipments match these filters.', '沒有符合篩選條件的貨件。'],
    number: ['Tracking number', '追蹤編號'],
    order: ['Order', '訂單'],
    status: ['Status', '狀態'],
    service: ['Service', '服務'],
    destination: ['Destination', '目的地'],
    total: ['Price', '價格'],
    created: ['Created', '建立時間'],
    reference: ['Reference number', '參考編號'],
    waybill: ['Waybill number', '運單號碼'],
    manifest: ['Hand-over', '交收'],
    returnOf: ['Return of', '退回自貨件'],
    tag: ['Tag', '標籤'],
    metadataKey: ['Name of a custom field', '自訂欄位名稱'],
    metadataValue: ['Value of the custom field', '自訂欄位的值'],
    createdFrom: ['Created from', '建立日期由'],
    createdTo: ['Created to', '建立日期至'],
    changedSince: ['Changed since (oldest change first)', '自此日期起有變更（最舊的變更先列出）'],
    countryHint: ['Two letters, such as US', '兩個字母，例如 US'],
    unconfirmed: ['Not confirmed', '尚未確認'],
    export: ['Export as CSV', '匯出 CSV'],
    create: ['Book a parcel', '寄包裹'],
    duplicate: ['Duplicate', '建立相同貨件'],
    recipient: ['Recipient', '收件人'],
    search: ['Search', '搜尋'],
    noMetadataKey: ['Enter the name of the custom field that has this value.', '請輸入此值的自訂欄位名稱。'],
    saved: ['Work to do, and saved filters', '待辦工作及已儲存的篩選'],
    allTab: ['All', '全部'],
    today: ['Today', '今天'],
    printed: ['Label', '運單標籤'],
    notPrinted: ['Not printed', '未列印'],
    isPrinted: ['Printed', '已列印'],
    sort: ['Order', '排序'],
    newestFirst: ['Newest first', '最新的先列出'],
    sorts: {
      oldest: ['Oldest first', '最舊的先列出'],
      destination: ['Destination', '目的地'],
      reference: ['Reference number', '參考編號'],
      price: ['Price, highest first', '價格，由高至低'],
    },
    tooManyToSort: [
      (max: number) =>
        `More than ${numberText(max)} shipments match, so they are listed by time. Choose more filters to sort them otherwise.`,
      (max: number) =>
        `符合的貨件超過 ${numberText(max)} 件，因此按時間列出。請加上更多篩選條件，才可按其他方式排序。`,
    ],
    matches: [
      (count: number, isMore: boolean) =>
        count === 1 && !isMore ? '1 shipment' : `${boundedText(count, isMore)} shipments`,
      (count: number, isMore: boolean) => `${boundedText(count, isMore)} 件貨件`,
    ],
    save: ['Save these filters', '儲存這些篩選'],
    filterName: ['Name of the filter', '篩選名稱'],
    remove: [(name: string) => `Remove the filter "${name}"`, (name: string) => `移除篩選「${name}」`],
    nameFault: ['The name must be one line of 1 to 60 characters.', '名稱必須為一行，長度 1 至 60 個字元。'],
    tooMany: [
      'You have 20 saved filters, which is the maximum. Remove one first.',
      '你已有 20 個已儲存的篩選，已達上限。請先移除一個。',
    ],
  },
  charge: {
    title: ['What it cost', '費用'],
    line: ['Line', '項目'],
    quoted: ['Quoted', '報價'],
    charged: ['Charged', '實收'],
    weight: ['Weight', '重量'],
    duties: ['of which duties and taxes', '其中關稅及稅項'],
    total: ['Total', '總計'],
    kinds: {
      BASE: ['Freight and registration', '運費及掛號費'],
      FUEL: ['Fuel surcharge', '燃油附加費'],
      REMOTE_AREA: ['Remote area', '偏遠地區附加費'],
      OVERSIZE: ['Oversize', '超大附加費'],
      OVERWEIGHT: ['Overweight', '超重附加費'],
      PEAK: ['Peak season', '旺季附加費'],
      ADDRESS_CORRECTION: ['Correction of the address', '地址更正費'],
      DUTIES_TAXES: ['Duties and taxes', '關稅及稅項'],
      DISCOUNT: ['Discount', '折扣'],
    } as Readonly<Record<string, Pair>>,
    measured: [
      (size: string) => `The carrier measured ${size}.`,
      (size: string) => `承運商量度結果：${size}。`,
    ],
    photo: ['Photo by the carrier (opens its website)', '承運商照片（於其網站開啟）'],
    notYet: ['not known yet', '尚未確定'],
    difference: [
      (amount: string, isMore: boolean) =>
        isMore ? `It cost ${amount} more than quoted.` : `It cost ${amount} less than quoted.`,
      (amount: string, isMore: boolean) => (isMore ? `較報價高 ${amount}。` : `較報價低 ${amount}。`),
    ],
    byWeight: [
      (measured: string, declared: string) =>
        `The carrier charged for ${measured} kg instead of ${declared} kg.`,
      (measured: string, declared: string) => `承運商按 ${measured} 公斤收費，而非 ${declared} 公斤。`,
    ],
    byDuties: [
      (amount: string, isMore: boolean) =>
        `Duties and taxes were ${amount} ${isMore ? 'higher' : 'lower'} than estimated.`,
      (amount: string, isMore: boolean) => `關稅及稅項較估算${isMore ? '高' : '低'} ${amount}。`,
    ],
    byLine: [
      (name: string, amount: string, isMore: boolean) =>
        `${name}: ${amount} ${isMore ? 'more' : 'less'} than quoted.`,
      (name: string, amount: string, isMore: boolean) => `${name}：較報價${isMore ? '高' : '低'} ${amount}。`,
    ],
    otherLine: ['Another fee of the carrier', '承運商其他收費'],
    noReason: ['The carrier gave no reason.', '承運商沒有說明原因。'],
    adjusted: ['Refunds and corrections', '退款及更正'],
    onHold: [
      (amount: string) => `${amount} of the wallet is on hold until the final fee is known.`,
      (amount: string) => `在最終費用確定前，錢包已預留 ${amount}。`,
    ],
    settledAt: ['Charged', '收費時間'],
    entries: ['Wallet entries of this shipment', '此貨件的錢包記錄'],
    testBilling: ['No money moves in test mode.', '測試模式不會扣款。'],
    aboveQuote: ['Cost more than quoted', '收費高於報價'],
    whyAndNext: ['Why, and what to do', '原因及處理'],
    dispute: ['Dispute this charge', '對此收費提出異議'],
    askColleague: [
      'The owner or a finance colleague of your account can dispute this charge.',
      '你帳戶的擁有者或財務同事可對此收費提出異議。',
    ],
    copyLink: ['Copy the link for them', '複製連結給他們'],
    disputed: ['Disputed, not answered yet', '已提出異議，尚未回覆'],
    returnedTitle: ['Cost more than quoted, and returned', '收費高於報價，已退回'],
    returnedOn: [
      (amount: string, at: string, net: string) => `Refunded ${amount} on ${at}. It cost ${net} in all.`,
      (amount: string, at: string, net: string) => `已於 ${at} 退款 ${amount}，實際費用為 ${net}。`,
    ],
    returned: [
      (amount: string, net: string) => `Returned ${amount}. It cost ${net} in all.`,
      (amount: string, net: string) => `已退回 ${amount}，實際費用為 ${net}。`,
    ],
    net: ['Cost in all', '實際費用'],
    disputeLead: [
      'Say why the charge is wrong. The people who run this service check it, and answer with a refund or a reason.',
      '請說明收費有誤的原因。營運人員會核實，並以退款或理由回覆。',
    ],
    allReturned: [
      'All of this charge was returned. There is nothing to dispute.',
      '此收費已全數退回，無需提出異議。',
    ],
    quotedWeight: ['Weight quoted', '報價重量'],
    chargedWeight: ['Weight charged', '收費重量'],
    why: ['Difference', '差額'],
    reason: ['Reason', '原因'],
    reasonHint: [
      'For instance: the parcel weighs 0.5 kg, not 1.2 kg',
      '例如：貨件重 0.5 公斤，而非 1.2 公斤',
    ],
    reasonFault: ['Enter a reason of 1 to 500 characters.', '請輸入 1 至 500 個字元的原因。'],
    send: ['Send', '提交'],
    back: ['Back to the shipment', '返回貨件'],
    disputeStates: {
      open: ['You disputed this charge on', '你已對此收費提出異議：'],
      refunded: ['Your dispute was answered with a refund on', '你的異議已獲退款：'],
      refused: ['Your dispute was answered without a refund on', '你的異議未獲退款：'],
    },
  },
  detail: {
    details: ['Details', '詳情'],
    since: ['since', '由'],
    quoted: [(amount: string) => `(quoted: ${amount})`, (amount: string) => `（報價：${amount}）`],
    wholePage: ['Whole page', '完整頁面'],
    showLabel: ['Show the label', '顯示運單標籤'],
    open: ['Open', '開啟'],
    handedOver: ['Handed over', '已交收'],
    next: {
      title: ['What to do next', '下一步'],
      print: ['Print the label, and stick it on the parcel.', '列印運單標籤，並貼在包裹上。'],
      handOver: [
        'The label is printed. Hand the parcel over to the carrier.',
        '運單標籤已列印。請把包裹交給承運商。',
      ],
      sandbox: [
        'This is a test parcel, so nobody has it: do this in live mode. Here the sandbox plays what happens next.',
        '此為測試貨件，實際上並無包裹：正式模式下請照此處理。在此由沙盒模擬其後情況。',
      ],
      aboutSandbox: ['About the sandbox', '關於沙盒'],
      problems: {
        customs_hold: [
          'Customs hold the parcel. Get what they ask for from the recipient or from your own papers, and send it to the carrier.',
          '包裹被海關扣留。請向收件人或從你的文件取得海關要求的資料，並交給承運商。',
        ],
        address_query: [
          'The carrier cannot find the address. Ask the recipient for the right one, and tell the carrier.',
          '承運商找不到地址。請向收件人查詢正確地址，並通知承運商。',
        ],
        delivery_failed: [
          'The parcel could not be delivered. Ask the recipient to arrange another attempt with the carrier, or to collect it.',
          '包裹未能派送。請收件人與承運商安排再次派送，或自行領取。',
        ],
        exception: [
          'The parcel has stopped. Read the latest news, and ask the carrier what it needs.',
          '包裹停滯。請查看最新消息，並向承運商查詢所需。',
        ],
        pickup_overdue: [
          'The parcel has waited at its pickup point for more than 5 days. Remind the recipient before it is sent back.',
          '包裹在自取地點已超過 5 日。請在退回前提醒收件人領取。',
        ],
        returning: [
          'The parcel is on its way back to you. Ask the recipient whether to send it again.',
          '包裹正在退回給你。請詢問收件人是否再次寄出。',
        ],
        returned: [
          'The parcel came back. Send it again as a new shipment, or refund the buyer.',
          '包裹已退回。請以新貨件再次寄出，或向買家退款。',
        ],
        lost: [
          'The carrier lost the parcel. Send a replacement or refund the buyer, and ask the people who run this service about compensation.',
          '承運商遺失了包裹。請補寄或向買家退款，並向營運人員查詢賠償。',
        ],
        damaged: [
          'The parcel was damaged or destroyed. Send a replacement or refund the buyer, and ask the people who run this service about compensation.',
          '包裹已損毀或被銷毀。請補寄或向買家退款，並向營運人員查詢賠償。',
        ],
      } satisfies Readonly<Record<ParcelProblem, Pair>>,
    },
    lastMile: ['Last-mile tracking number', '尾程追蹤編號'],
    carrier: ['Carrier', '承運商'],
    dispatch: ['Response of the carrier', '承運商的答覆'],
    recipient: ['Recipient', '收件人'],
    sender: ['Sender', '寄件人'],
    timeline: ['Timeline', '時間線'],
    noEvents: ['No tracking events yet.', '尚未有追蹤記錄。'],
    needed: ['Needed from the recipient', '需要收件人提供'],
    deadline: ['By', '期限'],
    nextAttempt: ['Next delivery attempt', '下次派送'],
    pickupPlace: ['Pickup point', '自取地點'],
    keptUntil: ['Kept until', '保管至'],
    price: ['Price', '價格'],
    contents: ['Contents', '內容'],
    quantity: ['Quantity', '數量'],
    description: ['Description', '描述'],
    trackingPage: ['Public tracking page', '公開追蹤頁面'],
    freight: ['Freight', '運費'],
    registration: ['Registration fee', '掛號費'],
    dispatchStatus: {
      pending: ['None yet. The service keeps asking', '尚未答覆，系統會繼續查詢'],
      accepted: ['Accepted', '已接納'],
      rejected: ['Rejected', '已拒絕'],
      failed: ['Accepted, without a label', '已接納，但沒有運單標籤'],
    },
    totalPrice: ['Total', '總計'],
    back: ['Back to the shipments', '返回貨件'],
    cancel: ['Cancel the shipment', '取消貨件'],
    createReturn: ['Create a return', '建立退貨'],
    returnOf: ['Return of', '退回自貨件'],
    returns: ['Returns', '退貨貨件'],
    unconfirmed: [
      'The carrier has not confirmed the booking yet. The service keeps asking. The shipment cannot be cancelled before.',
      '承運商尚未確認預訂，系統會繼續查詢。確認前不能取消貨件。',
    ],
    labelPreview: ['Label', '運單標籤'],
    openLabel: ['Open the label (PDF)', '開啟運單標籤（PDF）'],
    drawing: ['The label is being drawn…', '正在繪製運單標籤…'],
    labelMaking: [
      'The carrier is making the label. Open it in a minute.',
      '承運商正在製作運單標籤。請於一分鐘後開啟。',
    ],
    noPreview: ['The label cannot be shown here. Open the PDF.', '此處不能顯示標籤。請開啟 PDF。'],
    notDrawn: ['The label could not be shown. Open the PDF.', '未能顯示運單標籤。請開啟 PDF。'],
    pod: ['Proof of delivery', '送達證明'],
    podImage: ['Doorstep photo of the delivery', '送達時的門前照片'],
    askPod: ['Open the doorstep photo', '開啟門前照片'],
    podHint: [
      'The carrier keeps the photo. Not every delivery has one.',
      '照片由承運商保存。並非每次派送都有照片。',
    ],
    journal: ['Carrier journal', '承運商通訊記錄'],
    journalHint: [
      'Every call to the carrier about this shipment, oldest first.',
      '就此貨件向承運商發出的所有請求，最舊的先列出。',
    ],
    noCalls: ['No calls to a carrier.', '沒有向承運商發出請求。'],
    call: ['Call', '請求'],
    outcome: ['Outcome', '結果'],
    duration: ['Duration', '需時'],
    note: ['Note', '備註'],
    began: ['Began', '開始時間'],
    unfinished: ['Not finished', '未完成'],
    priceTable: ['Rate table', '價目表'],
    version: [
      (code: string, version: number) => `${code}, version ${version}`,
      (code: string, version: number) => `${code}，第 ${version} 版`,
    ],
    beforeDiscount: ['Freight before the discount', '折扣前運費'],
    discount: [(rule: string) => `Discount ${rule}`, (rule: string) => `折扣 ${rule}`],
    frozen: ['The price was frozen at booking.', '價格於下單時鎖定。'],
    operation: {
      dispatch: ['Book', '下單'],
      lookup: ['Look up', '查詢'],
      cancel: ['Cancel', '取消'],
      label: ['Label', '運單標籤'],
      pod: ['Photo', '照片'],
      manifest: ['Manifest', '交收單'],
      manifest_document: ['Manifest document', '交收單文件'],
    } as Readonly<Record<string, Pair>>,
    outcomes: {
      accepted: ['Accepted', '已接納'],
      rejected: ['Rejected', '被拒絕'],
      cancelled: ['Cancelled', '已取消'],
      refused: ['Refused', '被拒絕'],
      unknown: ['Unknown', '未知'],
      unreachable: ['Not reached', '未能聯絡'],
      found: ['Found', '已找到'],
      absent: ['Not booked', '沒有訂單'],
      ready: ['Ready', '已備妥'],
      generating: ['In preparation', '準備中'],
      failed: ['Failed', '失敗'],
      none: ['None', '沒有'],
      unavailable: ['Not available', '暫時未能提供'],
      photo: ['Photo', '有照片'],
      closed: ['Closed', '已結單'],
      not_offered: ['Not offered', '不提供'],
    } satisfies Readonly<Record<CarrierOutcomes[CarrierOperation]['outcome'], Pair>>,
    waybillNote: [(number: string) => `waybill ${number}`, (number: string) => `運單 ${number}`],
    bookingState: {
      'booked before': ['booked before', '先前已下單'],
      cancelled: ['cancelled', '已取消'],
    } as Readonly<Record<string, Pair>>,
  },
  file: {
    title: {
      label: [(number: string) => `Label of ${number}`, (number: string) => `${number} 的標籤`],
      photo: [(number: string) => `Doorstep photo of ${number}`, (number: string) => `${number} 的門前照片`],
    },
    notReady: {
      label: [
        (seconds: number) => `The label is being made. This page loads again in ${numberText(seconds)} s.`,
        (seconds: number) => `標籤正在製作。此頁面會於 ${numberText(seconds)} 秒後重新載入。`,
      ],
      photo: [
        (seconds: number) =>
          `The photo is not available yet. This page loads again in ${numberText(seconds)} s.`,
        (seconds: number) => `照片尚未備妥。此頁面會於 ${numberText(seconds)} 秒後重新載入。`,
      ],
    },
    notFetched: {
      label: [
        'The label could not be fetched from the carrier. Try again in a minute.',
        '未能從承運商取得標籤。請於一分鐘後再試。',
      ],
      photo: [
        'The photo could not be fetched from the carrier. Try again in a minute.',
        '未能從承運商取得照片。請於一分鐘後再試。',
      ],
    },
    noLabel: ['The carrier has made no label for this shipment.', '承運商沒有為此貨件製作標籤。'],
    cancelledLabel: [
      'The shipment was cancelled, so its label is no longer valid. Do not hand the parcel over.',
      '貨件已取消，標籤不再有效。請勿交出包裹。',
    ],
    ofCarrier: [
      'The carrier draws this label as a PDF. On other paper it is made smaller if it does not fit.',
      '此標籤由承運商繪製為 PDF。如紙張不足以容納，標籤會縮小。',
    ],
    notOfCarrier: [
      'The carrier draws this label, and it does not go with this file or paper. Open it as a PDF without a choice of paper.',
      '此標籤由承運商繪製，不適用於此檔案或紙張。請開啟原本的 PDF。',
    ],
    noPhoto: [
      'The carrier has no photo of this delivery, or not yet.',
      '承運商沒有此派送的照片，或尚未提供。',
    ],
    back: ['Back to the shipment', '返回貨件'],
  },
  documents: {
    title: ['Customs papers', '海關文件'],
    document: ['Paper', '文件'],
    need: ['Destination', '目的地'],
    file: ['File', '檔案'],
    save: ['Download', '下載'],
    saveName: [(name: string) => `Download: ${name}`, (name: string) => `下載：${name}`],
    required: ['wants it', '要求提交'],
    optional: ['does not ask for it', '沒有要求'],
    hint: [
      'All figures are those of the booking. Sign the papers, and fix them to the parcel.',
      '所有金額均為下單時的金額。請簽署文件，並附於包裹上。',
    ],
    notYet: [
      'There are no customs papers until the carrier has confirmed the booking.',
      '承運商確認訂單後才有海關文件。',
    ],
    names: {
      commercial_invoice: ['Commercial invoice', '商業發票'],
      cn22: ['Customs declaration CN22', 'CN22 報關單'],
      cn23: ['Customs declaration CN23', 'CN23 報關單'],
    },
  },
  selection: {
    select: ['Select', '選擇'],
    selectOne: [(id: string) => `Select ${id}`, (id: string) => `選擇 ${id}`],
    selectPage: ['All on this page', '此頁全部'],
    bar: ['Selected shipments', '已選貨件'],
    allThatMatch: [
      (count: string) => `All ${count} that match`,
      (count: string) => `全部 ${count} 件符合的貨件`,
    ],
    printAll: [
      (count: string) => (count === '1' ? 'Print the label' : `Print all ${count} labels`),
      (count: string) => `列印全部 ${count} 件貨件的標籤`,
    ],
    first: [
      (max: number) =>
        `More shipments match. One action takes at most ${numberText(max)}: these are the first ones of the list.`,
      (max: number) => `符合的貨件更多。每次最多處理 ${numberText(max)} 件：以下為列表最先的貨件。`,
    ],
    print: ['Print', '列印'],
    cancel: ['Cancel', '取消'],
    handOver: ['Hand over', '交收'],
    handOverAll: [
      (count: number, carrier: string) =>
        `Hand over ${count === 1 ? '1 shipment' : `${numberText(count)} shipments`} to ${carrier}`,
      (count: number, carrier: string) => `把 ${numberText(count)} 件貨件交予${carrier}`,
    ],
    tag: ['Tag', '標籤'],
    packingSlips: ['Packing slips', '裝箱單'],
    packingSlip: ['Packing slip', '裝箱單'],
    slipsInParts: [
      (count: number, max: number) =>
        `Packing slips of ${numberText(count)} shipments, in files of at most ${numberText(max)}.`,
      (count: number, max: number) =>
        `${numberText(count)} 個貨件的裝箱單，每個檔案最多 ${numberText(max)} 個。`,
    ],
    selected: ['selected', '已選'],
    duplicate: ['Duplicate', '建立相同貨件'],
    export: ['Export', '匯出'],
    none: ['No shipment is selected. Go back and select some.', '尚未選擇貨件。請返回並選擇。'],
    oneToDuplicate: ['Select one shipment to duplicate.', '請選擇一件貨件以建立相同貨件。'],
    keys: [
      'Keys: j and k move, x selects, Enter opens, ? shows this.',
      '按鍵：j 及 k 移動，x 選擇，Enter 開啟，? 顯示此說明。',
    ],
    back: ['Back to the shipments', '返回貨件'],
  },
  cancelMany: {
    title: [
      (count: number) => `Cancel ${count === 1 ? '1 shipment' : `${numberText(count)} shipments`}`,
      (count: number) => `取消 ${numberText(count)} 件貨件`,
    ],
    lead: [
      'The carrier is asked to cancel each one. What is on hold for them in the wallet is released. This cannot be undone.',
      '系統會逐件要求承運商取消，並釋放錢包中的預留款項。此操作不能還原。',
    ],
    released: [
      (amount: string) => `${amount} returns to your wallet.`,
      (amount: string) => `${amount} 會退回你的錢包。`,
    ],
    impossible: [
      (count: number) => `${numberText(count)} of them can no longer be cancelled. The others are cancelled.`,
      (count: number) => `其中 ${numberText(count)} 件已不能取消，其餘會取消。`,
    ],
    shipments: ['Shipments', '貨件'],
    order: ['Order', '訂單'],
    recipient: ['Recipient', '收件人'],
    status: ['Status', '狀態'],
    can: ['Can be cancelled', '可以取消'],
    yes: ['Yes', '可以'],
    no: ['No', '不可以'],
    more: [
      (count: number) => `And ${numberText(count)} more.`,
      (count: number) => `另外 ${numberText(count)} 件。`,
    ],
    confirm: ['Cancel these shipments', '取消這些貨件'],
    keep: ['Keep them', '保留'],
    progress: [
      (done: number, all: number) => `${numberText(done)} of ${numberText(all)} are done.`,
      (done: number, all: number) => `已處理 ${numberText(all)} 件中的 ${numberText(done)} 件。`,
    ],
    goesOn: [
      'It goes on if you leave this page. The list of shipments leads back here.',
      '離開此頁後仍會繼續，可從貨件列表返回此頁。',
    ],
    failedCount: [
      (count: number) => `${numberText(count)} could not be cancelled.`,
      (count: number) => `${numberText(count)} 件未能取消。`,
    ],
    done: [
      (count: number) => `${numberText(count)} ${count === 1 ? 'shipment is' : 'shipments are'} cancelled.`,
      (count: number) => `已取消 ${numberText(count)} 件貨件。`,
    ],
    doneTitle: [
      (count: number) => `${count === 1 ? '1 shipment' : `${numberText(count)} shipments`} cancelled`,
      (count: number) => `已取消 ${numberText(count)} 件貨件`,
    ],
    wasReleased: [
      (amount: string) => `${amount} was released to your wallet.`,
      (amount: string) => `已退回 ${amount} 至你的錢包。`,
    ],
    handedOver: [
      (count: number) =>
        `${numberText(count)} of them ${count === 1 ? 'was' : 'were'} handed over. Cancel only what the carrier gives back to you.`,
      (count: number) => `其中 ${numberText(count)} 件已交收。請只取消承運商交還給你的包裹。`,
    ],
    failed: ['Not cancelled', '未取消'],
    reason: ['Reason', '原因'],
  },
  tagMany: {
    title: [
      (count: number) => `Tag ${count === 1 ? '1 shipment' : `${numberText(count)} shipments`}`,
      (count: number) => `為 ${numberText(count)} 件貨件加上標籤`,
    ],
    tag: ['Tag', '標籤'],
    hint: [
      (max: number) => `Up to ${max} characters. The list of shipments can be filtered by it.`,
      (max: number) => `最多 ${max} 個字元。貨件列表可按此篩選。`,
    ],
    add: ['Add the tag', '加上標籤'],
    remove: ['Remove the tag', '移除標籤'],
    fault: [
      (max: number) => `Enter a tag of one line and at most ${max} characters.`,
      (max: number) => `請輸入一行、最多 ${max} 個字元的標籤。`,
    ],
    added: [
      (count: number, tag: string) =>
        `${numberText(count)} ${count === 1 ? 'shipment has' : 'shipments have'} the tag “${tag}”.`,
      (count: number, tag: string) => `${numberText(count)} 件貨件已有標籤「${tag}」。`,
    ],
    removed: [
      (count: number, tag: string) =>
        `The tag “${tag}” was removed from ${count === 1 ? '1 shipment' : `${numberText(count)} shipments`}.`,
      (count: number, tag: string) => `已從 ${numberText(count)} 件貨件移除標籤「${tag}」。`,
    ],
    full: [
      (max: number) => `These have ${max} tags, which is the maximum.`,
      (max: number) => `以下貨件已有 ${max} 個標籤，已達上限。`,
    ],
    show: ['Show the shipments with this tag', '顯示有此標籤的貨件'],
  },
  printing: {
    title: ['Print labels', '列印標籤'],
    print: ['Print the label', '列印標籤'],
    notPrinted: ['Not printed yet', '尚未列印'],
    printedOn: ['Printed', '已列印：'],
    by: [(who: string) => `by ${who}`, (who: string) => `（${who}）`],
    other: ['Other formats and papers', '其他格式及紙張'],
    printMany: [
      (count: number) => `Print ${count === 1 ? '1 label' : `${numberText(count)} labels`}`,
      (count: number) => `列印 ${numberText(count)} 件貨件的標籤`,
    ],
    options: ['Paper and order', '紙張及次序'],
    whenCounted: [
      'A label counts as printed when you press the button. If the printer fails, you can undo that.',
      '按下按鈕後，標籤即視為已列印。如打印機出現問題，可以還原。',
    ],
    counted: [
      (count: number) =>
        count === 1 ? 'The label counts as printed.' : `${numberText(count)} labels count as printed.`,
      (count: number) => `${numberText(count)} 件貨件的標籤已視為列印。`,
    ],
    countedBefore: [
      (count: number) =>
        count === 1 ? 'One was printed before.' : `${numberText(count)} were printed before.`,
      (count: number) => `另有 ${numberText(count)} 件先前已列印。`,
    ],
    noViewer: [
      'This browser does not print from here, so the file is saved. Open it and print it there.',
      '此瀏覽器未能在此列印，檔案已儲存。請開啟檔案並列印。',
    ],
    undo: ['Not printed after all', '其實未列印'],
    format: ['File', '檔案'],
    formats: {
      pdf: ['PDF, for every printer', 'PDF，適用於所有打印機'],
      zpl: ['ZPL, for label printers', 'ZPL，適用於標籤打印機'],
      png: ['PNG, a picture', 'PNG 圖片'],
    },
    paper: ['Paper', '紙張'],
    papers: {
      label: ['100 × 150 mm', '100 × 150 毫米'],
      '4x6': ['4 × 6 inches', '4 × 6 吋'],
      a6: ['A6', 'A6'],
      a4: ['A4, one label a sheet', 'A4，每張一個標籤'],
      'a4-4': ['A4, four labels a sheet', 'A4，每張四個標籤'],
    },
    start: ['First place on the sheet', '首個標籤的位置'],
    positions: {
      1: ['Upper left', '左上'],
      2: ['Upper right', '右上'],
      3: ['Lower left', '左下'],
      4: ['Lower right', '右下'],
    },
    dpi: ['Resolution of the printer', '打印機解像度'],
    resolutions: { 203: ['203 dpi', '203 dpi'], 300: ['300 dpi', '300 dpi'] },
    page: ['Page of the picture', '圖片的頁數'],
    hint: [
      'The first place counts for four labels a sheet. File, paper and resolution are remembered for you.',
      '首個標籤的位置只適用於每張四個標籤。系統會為你記住檔案、紙張及解像度。',
    ],
    pageHint: ['A picture has one page.', '圖片只有一頁。'],
    download: ['Download', '下載'],
    none: [
      'No shipment is selected. Go back and select those whose labels you need.',
      '尚未選擇貨件。請返回並選擇需要標籤的貨件。',
    ],
    count: [
      (count: number) => `Labels of ${count === 1 ? '1 shipment' : `${numberText(count)} shipments`}.`,
      (count: number) => `${numberText(count)} 個貨件的標籤。`,
    ],
    inParts: [
      (count: number, max: number) =>
        `Labels of ${numberText(count)} shipments, in files of at most ${numberText(max)}.`,
      (count: number, max: number) =>
        `${numberText(count)} 個貨件的標籤，每個檔案最多 ${numberText(max)} 個。`,
    ],
    part: ['Shipments in this file', '此檔案的貨件'],
    range: [
      (from: number, to: number) => `${numberText(from)} to ${numberText(to)}`,
      (from: number, to: number) => `${numberText(from)} 至 ${numberText(to)}`,
    ],
    sort: ['Order of the labels', '標籤次序'],
    sorts: {
      as_given: ['As listed', '按列表'],
      created_at: ['Oldest shipment first', '最舊的貨件先列出'],
      reference_no: ['By reference number', '按參考編號'],
      destination_country: ['By destination', '按目的地'],
      service_tier_id: ['By service', '按服務'],
    },
    backToBatch: ['Back to the batch', '返回批次'],
    missing: [
      (count: number, all: number) =>
        `${numberText(count)} of ${numberText(all)} shipments ${count === 1 ? 'has' : 'have'} no label to print. Nothing was printed yet.`,
      (count: number, all: number) =>
        `${numberText(all)} 個貨件中有 ${numberText(count)} 個沒有可列印的標籤。尚未列印。`,
    ],
    withoutLabel: ['Shipments without a label', '沒有標籤的貨件'],
    reason: ['Reason', '原因'],
    reasons: {
      NOT_FOUND: [
        'No shipment has this number, or its carrier made no label',
        '沒有此號碼的貨件，或承運商沒有製作標籤',
      ],
      SHIPMENT_CANCELLED: ['The shipment was cancelled', '貨件已取消'],
      LABEL_NOT_READY: ['The carrier is still making the label', '承運商仍在製作標籤'],
      LABEL_DOWNLOAD_FAILED: ['The label could not be fetched. Try again later', '未能取得標籤。請稍後再試'],
      LABEL_FORMAT_UNAVAILABLE: [
        'The carrier draws the label, and it does not go with this file or paper. Open it on the page of the shipment',
        '標籤由承運商繪製，不適用於此檔案或紙張。請於貨件頁面開啟',
      ],
    },
    skipHint: [
      'The last page of the file names the shipments without a label.',
      '檔案最後一頁會列出沒有標籤的貨件。',
    ],
    printOthers: [
      (count: number) => `Print ${count === 1 ? 'the other label' : `the other ${numberText(count)} labels`}`,
      (count: number) => `列印其餘 ${numberText(count)} 個貨件的標籤`,
    ],
  },
  cancel: {
    title: [(order: string) => `Cancel ${order}?`, (order: string) => `要取消 ${order} 嗎？`],
    handedOver: [
      'This parcel was handed over. Cancel it only if the carrier gives it back to you. Handed over:',
      '此包裹已交收。請只在承運商把包裹交還給你時取消。交收時間：',
    ],
    lead: ['If you go on:', '如你繼續：'],
    carrier: [
      (carrier: string) => `The carrier (${carrier}) is asked to cancel its booking now.`,
      (carrier: string) => `系統會即時要求承運商（${carrier}）取消訂單。`,
    ],
    label: ['The label is no longer valid. Do not hand the parcel over.', '運單標籤不再有效。請勿交出包裹。'],
    refund: [
      (amount: string) => `${amount} is released to your wallet at once.`,
      (amount: string) => `${amount} 會即時退回你的錢包可用結餘。`,
    ],
    noRefund: [
      'Nothing is on hold in the wallet, so nothing is released.',
      '錢包沒有預留金額，因此沒有款項退回。',
    ],
    testRefund: ['This is a test shipment: no money moves.', '這是測試貨件：不涉及款項。'],
    events: ['Webhook endpoints receive shipment.cancelled.', 'Webhook 端點會收到 shipment.cancelled。'],
    final: ['This cannot be undone.', '此操作無法復原。'],
    confirm: ['Cancel the shipment', '取消貨件'],
    keep: ['Keep the shipment', '保留貨件'],
    impossible: ['This shipment can no longer be cancelled.', '此貨件已不能取消。'],
    pending: [
      'The carrier has not confirmed the booking yet. Try again in a minute.',
      '承運商尚未確認訂單。請於一分鐘後再試。',
    ],
    refused: ['The shipment was not cancelled', '貨件未被取消'],
    unconfirmed: [
      'The carrier has not answered yet. The cancellation continues; look again in a minute.',
      '承運商尚未回覆。取消程序仍在進行，請於一分鐘後再查看。',
    ],
  },
  return: {
    title: [(number: string) => `Return shipment ${number}`, (number: string) => `退回貨件 ${number}`],
    lead: [
      'A return is a shipment of its own: with a label for the recipient, a price and tracking.',
      '退貨是獨立的貨件：設有供收件人使用的標籤、價格及追蹤。',
    ],
    from: ['From the recipient', '寄自收件人'],
    to: ['To', '退回至'],
    services: ['Service and price', '服務及價格'],
    choice: ['Choose a return service', '選擇退貨服務'],
    reference: ['Your reference of the return (optional)', '你的退貨參考編號（選填）'],
    live: [
      'The price is put on hold in the wallet when you book. If it changes before that, nothing is booked.',
      '下單時會於錢包預留此價格。如價格在此之前有變，系統不會下單。',
    ],
    test: ['This is test mode: no money moves.', '這是測試模式：不涉及款項。'],
    book: { live: ['Book the return', '確認退貨'], test: ['Book the test return', '確認測試退貨'] },
    keep: ['Back to the shipment', '返回貨件'],
    choose: ['Choose a service again: the page was out of date.', '頁面已過時，請重新選擇服務。'],
    refused: ['The return was not booked', '退貨未能下單'],
    impossible: ['A return is not possible', '不能退貨'],
    noAddress: [
      'neither the shipment nor the account has a sender in Hong Kong, so the goods have no address to go to. Save a sender in Hong Kong and make it your default sender.',
      '貨件及帳戶均沒有香港寄件人，貨品沒有可退回的地址。請儲存一個香港寄件人，並設為預設寄件人。',
    ],
    addSender: ['Save a sender', '儲存寄件人'],
    noService: [
      (country: string) =>
        `no return service of your account carries these goods from ${country} to Hong Kong.`,
      (country: string) => `你的帳戶沒有可從${country}運送這些貨品到香港的退貨服務。`,
    ],
    earlier: ['This shipment has returns already:', '此貨件已有退貨：'],
    obstacles: {
      not_delivered: [
        'the parcel is not delivered yet. Create the return when it is delivered or could not be delivered. Before it is picked up, cancel the shipment instead.',
        '包裹尚未派送。請於派送完成或未能派送後再退貨；承運商收件前，請改為取消貨件。',
      ],
      returned: [
        'its carrier brings the parcel back, or has brought it back.',
        '承運商正在退回或已退回此包裹。',
      ],
      cancelled: ['the shipment was cancelled.', '此貨件已取消。'],
      is_return: [
        'the shipment is a return itself. To send its goods again, create a new shipment.',
        '此貨件本身是退貨。如要再次寄出貨品，請新增貨件。',
      ],
      anonymized: [
        'the personal data of its recipient was erased, so nobody can send the goods.',
        '收件人的個人資料已刪除，沒有人可寄出貨品。',
      ],
      too_many_returns: ['it has as many returns as a shipment can have.', '此貨件的退貨數目已達上限。'],
    } satisfies Readonly<Record<ReturnObstacle, Pair>>,
    unconfirmed: [
      'The carrier has not answered yet. The booking continues; look at the shipment again in a minute.',
      '承運商尚未回覆。下單程序仍在進行，請於一分鐘後再查看貨件。',
    ],
  },
  surcharge: {
    BATTERY_HANDLING: ['Handling of goods with batteries', '含電池貨品處理費'],
    DDP: ['Duties and taxes at import, paid by the sender (DDP)', '進口關稅及稅項，由寄件人支付（DDP）'],
    EU_ITEM_LEVY: ['Temporary EU levy per distinct item', '歐盟臨時徵費（按不同物品計）'],
    EU_VAT_PREPAY: ['VAT of the destination, prepaid by the carrier', '目的地增值稅，由承運商預繳'],
    INSURANCE: ['Insurance of the goods and the freight', '貨品及運費保險'],
    NO_VOEC_PREPAY: ['Norwegian VAT, prepaid by the carrier (VOEC)', '挪威增值稅，由承運商預繳（VOEC）'],
    SIGNATURE: ['Signature on delivery, per parcel', '簽收（按包裹計）'],
  } as Readonly<Record<string, Pair>>,
  goods: {
    carriers: {
      sandbox: ['Sandbox carrier', '沙盒承運商'],
      http: ['Partner carrier', '合作承運商'],
    } as Readonly<Record<string, Pair>>,
    product: ['Carrier product', '承運商產品'],
    priceLines: ['Price line by line', '價格明細'],
    parcels: ['Parcels', '包裹'],
    parcel: ['Parcel', '包裹'],
    weight: ['Weight', '重量'],
    size: ['Length × width × height', '長 × 闊 × 高'],
    category: ['Category of the goods', '貨品類別'],
    enteredPrice: ['Price per piece', '每件價格'],
    linePrice: ['All pieces', '合計'],
    unitWeight: ['Net weight per piece', '每件淨重'],
    hsCode: ['HS code', 'HS 編碼'],
    origin: ['Made in', '製造地'],
    sku: ['SKU', '貨號'],
    customs: ['Customs and extras', '海關及附加服務'],
    extras: ['Extras', '附加服務'],
    none: ['None', '沒有'],
    insured: ['Insured amount', '投保金額'],
    taxArea: ['Tax area', '稅務地區'],
    outsideVat: ["outside the EU's VAT area", '不在歐盟增值稅區內'],
    ioss: ['IOSS number', 'IOSS 號碼'],
    taxNumber: ['Tax number', '稅務號碼'],
    platform: ['Marketplace', '網購平台'],
    rate: ['Exchange rate at booking', '下單時匯率'],
    rateOf: [(rate: string) => `HKD ${rate} per USD`, (rate: string) => `每 USD 兌 HKD ${rate}`],
    usd: [(amount: string) => `${amount} for customs`, (amount: string) => `報關用 ${amount}`],
    metadata: ['Custom fields', '自訂欄位'],
    tags: ['Tags', '標籤'],
    delivered: ['Delivered', '送達時間'],
    updated: ['Last change', '最後更改'],
    available: ['Available in the wallet', '錢包可用金額'],
    availableAfter: ['Available after the booking', '下單後可用金額'],
  },
});
