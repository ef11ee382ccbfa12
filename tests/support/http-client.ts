/** A response of the API, with its bytes and its parsed body. */
export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response
  readonly body: any;
  readonly retryAfterSeconds: number;
}

export interface ApiRequest {
  readonly idempotencyKey?: string;
  readonly body?: unknown;
}

/** Calls an operation below `/api/v1` of a service in another process. */
export interface ApiClient {
  get(path: string): Promise<ApiAnswer>;
  post(path: string, request?: ApiRequest): Promise<ApiAnswer>;
}

/** @throws {TypeError} from each call, if the service ends before its response. */
export function apiClient(rootUrl: string, apiKey: string): ApiClient {
  const call = async (method: string, path: string, { idempotencyKey, body }: ApiRequest) => {
    const response = await fetch(`${rootUrl}/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? 0);
    return { status: response.status, text, body: JSON.parse(text), retryAfterSeconds };
  };
  return {
    get: (path) => call('GET', path, {}),
    post: (path, request = {}) => call('POST', path, request),
  };
}
