import { gatewayValidators } from '../../generated/gateway-validators.js';
import { sign, signatureHeader } from '../../src/carrier/gateway/signature.ts';
import { schemaProblems } from '../../src/contract/schema-violation.ts';
import { noticePath } from '../../src/http/page/receive-notice.ts';
import { noteMismatch } from '../support/contract-observer.ts';

export interface NoticeAnswer {
  readonly status: number;
  readonly result: string | undefined;
  readonly body: { readonly sysCode?: string; readonly message: string; readonly data: unknown };
  readonly headers: Headers;
}

let lastSecond = 0;

/** Returns a time for the signature, one second after the last, because the service requires a newer one. */
export function freshTime(): Date {
  lastSecond = Math.max(lastSecond + 1, Math.floor(Date.now() / 1000) - 200);
  return new Date(lastSecond * 1000);
}

/** Posts a notice as the gateway does, with a signature of its exact bytes. */
export async function sendNotice(
  rootUrl: string,
  secret: string,
  notice: object | string,
  {
    at = freshTime(),
    headers = {},
    gateway = 'http',
  }: { at?: Date; headers?: Record<string, string>; gateway?: string } = {},
): Promise<NoticeAnswer> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const path = noticePath(gateway);
  const response = await fetch(`${rootUrl}${path}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: sign(secret, { method: 'POST', path, body }, at),
      ...headers,
    },
  });
  const answer = (await response.json()) as NoticeAnswer['body'];
  const name = response.status === 200 ? 'NoticeTaken' : 'NoticeRefusal';
  schemaProblems(name, gatewayValidators[name], answer).forEach(noteMismatch);
  const { result } = (answer.data ?? {}) as { result?: string };
  return { status: response.status, result, body: answer, headers: response.headers };
}
