import { type MessageForm, translateMessage } from '../../contract/contract-text.ts';
import type { Language } from '../../language.ts';
import type { failureWords } from '../../outbound/client.ts';

/** Why an attempt to deliver an event failed. A new reason without a translation does not compile. */
const failureTexts: Readonly<Record<(typeof failureWords)[keyof typeof failureWords], string>> = {
  'the connection was refused': '連線被拒絕',
  'the connection was closed before the response was complete': '回應未完成，連線已中斷',
  'the host is unreachable': '無法連接主機',
  'the network is unreachable': '無法連接網絡',
  'the connection was closed before the request was sent': '請求未送出，連線已中斷',
  'connecting timed out': '連線逾時',
  'the response has more than 16 KiB of headers': '回應的標頭超過 16 KiB',
};

const failureForms: readonly MessageForm[] = [
  [/^no complete response within (\d+) ms$/, (limit) => `${limit} ms 內未有完整回應`],
  [/^TLS failed: (\S+)$/, (code) => `TLS 失敗：${code}`],
  [/^the response is not valid HTTP$/, () => '回應不是有效的 HTTP'],
  [
    /^status (\d+), a redirect to (\S+); redirects are not followed, so register that URL$/,
    (status, target) => `狀態 ${status}，重新導向至 ${target}。系統不會跟隨重新導向，請登記該網址`,
  ],
];

/** Returns in a language why an attempt to deliver an event failed. */
export function failureText(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const texts: Readonly<Record<string, string>> = failureTexts;
  return texts[reason] ?? translateMessage(reason, failureForms) ?? reason;
}
