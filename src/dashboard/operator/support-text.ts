import { translated } from '../text.ts';

export const supportTexts = translated({
  problems: {
    title: ['Problems', '問題貨件'],
    lead: [
      'Live parcels of all accounts that need a person. The oldest problem comes first.',
      '所有帳戶中需要人手處理的正式貨件，問題持續最久的先列出。',
    ],
    none: ['No parcel needs a person.', '沒有需要處理的貨件。'],
    noMatch: ['No parcel with a problem matches.', '沒有符合的問題貨件。'],
    count: [
      (count: string) => (count === '1' ? '1 parcel' : `${count} parcels`),
      (count: string) => `${count} 件包裹`,
    ],
    enterAnswer: ['Enter the carrier’s answer', '輸入承運商的答覆'],
    shipment: ['Shipment', '貨件'],
    account: ['Account', '帳戶'],
    reason: ['Reason', '原因'],
    carrier: ['Carrier', '承運商'],
    recipient: ['Recipient', '收件人'],
    age: ['Problem for', '問題持續'],
    ageOf: [
      (days: number) => (days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`),
      (days: number) => (days === 0 ? '不足一日' : `${days} 日`),
    ],
    news: ['Last news', '最近消息'],
    since: ['Since', '自'],
    said: ['The carrier said', '承運商的說明'],
    toDo: ['What you can do', '可採取的行動'],
    advice: {
      booking_unconfirmed: [
        'The carrier answered neither yes nor no. Ask it whether it has the parcel, then enter its answer. The service keeps asking too.',
        '承運商沒有明確答覆。請向其查詢有否此包裹，然後輸入答覆。系統亦會繼續查詢。',
      ],
      cancellation_unconfirmed: [
        'The carrier did not say whether it has cancelled the parcel. Ask it, then enter its answer. The service keeps asking too.',
        '承運商沒有說明是否已取消此包裹。請向其查詢，然後輸入答覆。系統亦會繼續查詢。',
      ],
      customs_hold: [
        'Ask the carrier what customs needs, and pass it on to the merchant. If customs destroys or returns the parcel, record it.',
        '向承運商查詢海關的要求，並轉告商戶。如海關銷毀或退回包裹，請記錄結果。',
      ],
      address_query: [
        'Ask the merchant for the right address, and give it to the carrier.',
        '向商戶索取正確地址，並轉交承運商。',
      ],
      lost: [
        'Ask the carrier for compensation. If the final fee was charged, it can be refunded. If the parcel is found after all, record what became of it.',
        '向承運商索償。如已收取最終費用，可以退款。如其後尋回包裹，請記錄結果。',
      ],
      damaged: [
        'Ask the carrier for pictures and its report. Agree with the merchant whether the parcel is delivered, returned or destroyed, and record it.',
        '向承運商索取相片及報告，與商戶商定派送、退回或銷毀，然後記錄結果。',
      ],
      destroyed: [
        'Tell the merchant why. If the final fee was charged, it can be refunded.',
        '向商戶說明原因。如已收取最終費用，可以退款。',
      ],
      delivery_failed: [
        'Ask the carrier when it tries again, or where the recipient can collect the parcel.',
        '向承運商查詢下次派送時間，或收件人可領取包裹的地點。',
      ],
      returning: [
        'Tell the merchant that the parcel is coming back. When the sender has it, record it as returned.',
        '通知商戶包裹正在退回。寄件人收到後，請記錄為已退回。',
      ],
      exception: [
        'Ask the carrier what happened. Record the outcome as soon as the carrier confirms it.',
        '向承運商查詢情況。承運商確認後，請即記錄結果。',
      ],
    },
    days: ['Problem for at least', '問題至少持續'],
    daysOf: [
      (count: number) => (count === 1 ? '1 day or more' : `${count} days or more`),
      (count: number) => `${count} 日或以上`,
    ],
    reasons: {
      booking_unconfirmed: ['Booking without an answer', '下單未獲答覆'],
      cancellation_unconfirmed: ['Cancellation without an answer', '取消未獲答覆'],
      customs_hold: ['Held by customs', '海關扣查'],
      address_query: ['Address to be checked', '地址有待核實'],
      lost: ['Lost', '遺失'],
      damaged: ['Damaged', '損毀'],
      destroyed: ['Destroyed', '銷毀'],
      delivery_failed: ['Delivery failed', '派送未成功'],
      returning: ['On the way back', '退回途中'],
      exception: ['Other problem', '其他問題'],
    },
  },
  outcome: {
    open: ['Record what became of it', '記錄包裹結果'],
    title: ['What became of the parcel?', '包裹的結果'],
    lead: [
      'Record only what the carrier has confirmed. The merchant and the buyer see it at once, and the merchant’s systems are told.',
      '只可記錄承運商已確認的結果。商戶及買家會即時看到，商戶的系統亦會收到通知。',
    ],
    money: [
      'No money moves: the amount on hold stays until the carrier’s final fee. A refund is a change of its own.',
      '款項不變：預留金額會保留至承運商的最終費用。退款須另行處理。',
    ],
    choose: ['The parcel is', '包裹'],
    names: {
      lost: ['Lost', '已遺失'],
      returned: ['Returned to the sender', '已退回寄件人'],
      destroyed: ['Destroyed', '已銷毀'],
      delivered: ['Delivered', '已送達'],
    },
    effects: {
      lost: ['The carrier has ended its search.', '承運商已停止尋找。'],
      returned: ['The sender has it again. This is final.', '寄件人已取回包裹。此結果不可更改。'],
      destroyed: ['By customs or by the carrier.', '由海關或承運商銷毀。'],
      delivered: ['The recipient has it. This is final.', '收件人已收到包裹。此結果不可更改。'],
    },
    recorded: [
      'The outcome is recorded. The merchant’s systems are told, and the tracking page shows it.',
      '已記錄結果。商戶的系統會收到通知，追蹤頁亦會顯示。',
    ],
    last: ['Recorded by an operator', '營運人員的記錄'],
    by: ['By', '記錄者'],
    reason: ['Reason', '原因'],
    reasonHint: [
      'What the carrier said, and where. Only people of the account and operators see it.',
      '承運商的說法及來源。只有帳戶用戶及營運人員可以看到。',
    ],
    reasonFault: ['The reason must be one line of 1 to 200 characters.', '原因須為一行，1 至 200 個字元。'],
    record: ['Record', '記錄'],
    outcomeFault: ['Choose what became of the parcel.', '請選擇包裹的結果。'],
    neverScannedTitle: ['Record it before the first scan?', '在首次掃描前記錄？'],
    neverScanned: [
      'Only a label was created: the carrier has never scanned this parcel. Compare the number. Nothing is recorded yet.',
      '只建立了標籤，承運商從未掃描此包裹。請核對編號。尚未記錄任何內容。',
    ],
    recordAs: [
      (outcome: string) => `Record it: ${outcome.toLowerCase()}`,
      (outcome: string) => `記錄為${outcome}`,
    ],
    doNotRecord: ['Do not record it', '不記錄'],
    status: ['Status', '狀態'],
    mode: ['Mode', '模式'],
    back: ['Back to the shipment', '返回貨件'],
    faults: {
      unknown: [
        'The carrier has not confirmed this booking. Resolve it first.',
        '承運商尚未確認此訂單，請先處理。',
      ],
      ended: ['The parcel has ended. Nothing was changed.', '包裹已完結。沒有作出更改。'],
      unchanged: ['This is recorded already. Nothing was changed.', '已有此記錄。沒有作出更改。'],
    },
  },
});
