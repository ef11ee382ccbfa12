import { HttpError } from '../contract/errors.ts';
import type { Send } from './call-operation.ts';

/** Longer than a booking takes whose carrier does not respond. */
const timeoutMs = 60_000;

/**
 * Sends requests to the API of an installation.
 * @param root address of the installation, with or without `/api/v1`
 */
export function sendToInstallation(root: string, apiKey: string): Send {
  const base = `${root.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`;
  return async ({ method, target, headers, body }) => {
    const request = new Request(base + target, {
      method,
      headers: { ...headers, Authorization: `Bearer ${apiKey}` },
      body,
      // A redirect could turn a POST into a GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { response, content } = await readWhole(request).catch((error: unknown) => {
      throw noAnswer(`no complete response from ${base}: ${failureReason(error)}`);
    });
    const type = response.headers.get('content-type') ?? '';
    if (!/^(application\/(json|pdf|zpl)|image\/png|text\/csv)/.test(type))
      throw noAnswer(`${base} responded with ${response.status} and no JSON; check SAMPAN_BASE_URL`);
    const requestId = response.headers.get('x-request-id');
    return { status: response.status, requestId, body: content };
  };
}

/** Reads the whole body, because a connection can also end in the middle of it. */
async function readWhole(request: Request): Promise<{ response: Response; content: Uint8Array }> {
  const response = await fetch(request);
  return { response, content: new Uint8Array(await response.arrayBuffer()) };
}

/** As for a 503 of the service: the operation may have run, and a repeat with the same arguments is safe. */
function noAnswer(message: string): HttpError {
  return new HttpError('SERVICE_UNAVAILABLE', { message, retryAfterSeconds: 1 });
}

function failureReason(error: unknown): string {
  const { cause, message } = error as Error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || message;
}
