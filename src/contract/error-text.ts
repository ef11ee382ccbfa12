import { type SysCodeName, sysCodes } from '../../generated/errors.ts';
import type { Language } from '../language.ts';
import { type ApiError, describeApiError } from './errors.ts';
import { inPlainWords } from './field-name.ts';

/** The errors of the API. A new one without a translation does not compile. */
const codeTexts: Readonly<Record<SysCodeName, string>> = {
  MALFORMED_JSON: '內容不是有效的 JSON',
  DUPLICATE_JSON_KEY: '內容重複了同一個欄位',
  MALFORMED_PATH: '路徑編碼無效',
  IDEMPOTENCY_KEY_REQUIRED: '此操作需要 Idempotency-Key 標頭，請送出新的 UUID，重試時使用同一個',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key 標頭無效',
  BODY_NOT_ALLOWED: '此操作不接受內容',
  MALFORMED_REQUEST: '請求不是有效的 HTTP',
  UNAUTHORIZED: '缺少 API 金鑰，或金鑰無效或已撤銷',
  SCOPE_MISSING: 'API 金鑰沒有此操作所需的權限範圍',
  TEST_MODE_ONLY: '此操作只適用於測試模式',
  LIVE_MODE_ONLY: '收件人在正式模式會看見此項，測試金鑰不可更改',
  NOT_FOUND: '此帳戶及模式沒有這項資料',
  METHOD_NOT_ALLOWED: '此路徑不支援這種方法',
  REQUEST_TIMEOUT: '請求未有在時限內送達',
  IDEMPOTENCY_IN_FLIGHT: '同一個 Idempotency-Key 的首個請求仍在處理中，請稍後再試',
  IDEMPOTENCY_CONFLICT: '此 Idempotency-Key 已用於另一個請求，請使用新金鑰',
  DUPLICATE_WEBHOOK_TARGET: '另一個有效端點已使用此網址',
  PAYLOAD_TOO_LARGE: '內容超出此操作的上限',
  UNSUPPORTED_MEDIA_TYPE: '內容必須為 UTF-8 的 application/json',
  EXPECTATION_FAILED: '不支援此 Expect 標頭',
  HEADERS_TOO_LARGE: '標頭合共超過 16 KiB',
  IDEMPOTENCY_KEY_REUSED: '此 Idempotency-Key 屬於已被拒絕的請求，請以新金鑰送出更正後的請求',
  RATE_LIMITED: '請求過多，請稍後再試',
  INSUFFICIENT_FUNDS: '可用結餘不足以支付此貨件，請先增值，然後再試',
  ACCOUNT_FROZEN_OVERDUE_INVOICE: '帳戶因發票逾期而凍結，請先繳付發票',
  CREDIT_FLOOR_REACHED: '可用結餘等於或低於帳戶的結餘下限，請先增值',
  CREDIT_LIMIT_EXCEEDED: '此訂單會超出帳戶的信用額，請先增值或申請提高信用額',
  CREDIT_SUSPENDED: '帳戶的信用已暫停，請聯絡營運人員',
  FX_RATE_UNAVAILABLE: '暫時沒有所需的匯率，請稍後再試',
  SALES_PLATFORM_NAME_REQUIRED: '目的地規定必須填寫銷售平台名稱',
  VOEC_PREPAY_DISABLED: '挪威增值稅（VOEC）預繳已停用',
  VOEC_PREPAY_CONFLICT: 'VOEC 預繳不可與稅務編號、IOSS 編號或歐盟增值稅預繳同時使用',
  VOEC_PREPAY_UNSUPPORTED: '此服務或目的地不支援 VOEC 預繳',
  TAX_NUMBER_REQUIRED: '目的地規定必須填寫稅務編號（寄往挪威可改用 VOEC 預繳）',
  HS_CODE_BR_8_DIGITS_REQUIRED: '寄往巴西的每件物品必須填寫 8 位 HS 編碼',
  INSURANCE_UNSUPPORTED: '此服務不能承保所選保險，請選擇其他服務或取消保險',
  SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS: '此貨件正在攔截中，請於攔截結束後再試',
  CL_TAX_NUMBER_REQUIRED: '寄往智利的貨件必須填寫收件人的 RUT 稅務編號',
  COD_NOT_AVAILABLE: '不設貨到付款，請使用預付',
  INVALID_FIELD: '部分欄位無效',
  PRICING_QUOTE_CHANGED: '最終價格與預期不同，請重新報價',
  IOSS_NOT_OWNED: '此 IOSS 編號未登記於此帳戶，請聯絡營運人員登記',
  IOSS_AND_PREPAY_CONFLICT: 'IOSS 編號不可與歐盟增值稅預繳同時使用',
  VAT_PREPAY_UNSUPPORTED: '此服務或目的地不支援歐盟增值稅預繳',
  VAT_PREPAY_DISABLED: '歐盟增值稅預繳已停用',
  SERVICE_CODE_RETIRED: '此服務代碼已停用，請選擇現有服務',
  SERVICE_NOT_AVAILABLE: '此帳戶不能以此服務寄出這件貨件',
  SHIPMENT_NOT_CANCELLABLE: '此貨件已不能取消',
  DISPATCH_PENDING: '承運商尚未確認訂單，請稍後再取消',
  DISPATCH_UNDECIDED: '承運商未有在時限內確認訂單，請稍後再試',
  LABEL_NOT_READY: '標籤仍在產生中，請稍後再試',
  LABEL_DOWNLOAD_FAILED: '標籤已產生，但暫時未能下載，請稍後再試',
  RATE_ENGINE_REJECTED: '未能計算此請求的價格',
  WEBHOOK_INACTIVE: '此端點並非有效，請先啟用',
  WEBHOOK_LIMIT_REACHED: '此帳戶在此模式已有 20 個有效端點，請先刪除一個',
  DELIVERY_IN_PROGRESS: '此傳送正在進行中，請稍後再試',
  WEBHOOK_TARGET_REFUSED: '不能將事件傳送至此網址',
  POD_DOWNLOAD_FAILED: '相片存在，但暫時未能下載，請稍後再試',
  CANCEL_UNDECIDED: '承運商尚未確認取消，請稍後再取消一次',
  CARRIER_UNAVAILABLE: '暫時未能聯絡承運商，請稍後再試',
  TEST_STEP_NOT_ALLOWED: '貨件目前的狀態不能進行這一步',
  BATCH_REFERENCE_NOT_UNIQUE: '批次中的訂單編號重複，請為每張訂單使用不同的編號',
  REFERENCE_ALREADY_PLACED: '已有訂單使用此訂單編號，因此略過此訂單',
  SHIPMENT_CANCELLED: '貨件已取消，標籤不再有效，請勿交出包裹',
  DOCUMENT_NOT_APPLICABLE: '此文件不適用於該貨件，請改用 CN23',
  SHIPMENT_ANONYMIZED: '該貨件的個人資料已刪除，沒有可列印的收件人',
  ADDRESS_LIMIT_REACHED: '此帳戶在此模式已儲存 10,000 個收寄件人，請先刪除不再使用的收寄件人',
  PRODUCT_LIMIT_REACHED: '此帳戶在此模式已有 10,000 個產品，請先刪除不再出售的產品',
  PRODUCT_EXISTS: '此模式已有使用這個 SKU 的產品，請更改該產品',
  LABEL_FORMAT_UNAVAILABLE: '標籤由承運商繪製，只有其尺寸的 PDF',
  LABELS_MISSING: '部分貨件沒有標籤，詳見 data',
  MANIFEST_EMPTY: '此承運商沒有等候交收的貨件',
  MANIFEST_SHIPMENTS_REFUSED: '部分貨件不能列入此交收單，詳見 data',
  MANIFEST_REFUSED: '承運商拒絕此交收單，貨件可列入另一張',
  MANIFEST_NOT_CLOSED: '交收單尚未完成，沒有文件',
  SHIPMENT_ON_MANIFEST: '貨件已在一張交收單上',
  SHIPMENT_OF_OTHER_CARRIER: '貨件由另一承運商運送',
  SHIPMENT_NOT_WAITING: '貨件並非等候取件',
  MANIFEST_DOCUMENT_NOT_READY: '承運商仍在製作文件，請稍後再試',
  SHIPMENT_NOT_RETURNABLE: '此貨件目前不能退貨',
  INTERNAL_ERROR: '發生內部錯誤，請將請求編號交給營運人員',
  NOT_IMPLEMENTED: '此操作為預留操作，請勿使用',
  SERVICE_UNAVAILABLE: '服務暫時未能使用，請稍後再試',
  CARRIER_DISPATCH_REJECTED: '承運商拒絕此貨件，請更正後再送出',
};

/** Returns the contract's text of an error in a language. */
export function errorText(code: SysCodeName, language: Language): string {
  return language === 'en' ? inPlainWords(sysCodes[code].message, language) : codeTexts[code];
}

/** Returns the text of an error. In English it may have details; the translation is that of the error's code. */
export function refusalText(error: Pick<ApiError, 'code' | 'options'>, language: Language): string {
  return language === 'en' ? inPlainWords(describeApiError(error), language) : codeTexts[error.code];
}

export function isSysCode(code: string): code is SysCodeName {
  return Object.hasOwn(codeTexts, code);
}
