import { randomUUID } from 'node:crypto';

export const basePath = '/api/v1';

interface ApiCall {
  readonly url: string;
  readonly key: string;
  readonly signal?: AbortSignal;
}

/** Sends a POST request with a new idempotency key. Returns its data. @throws {Error} if it is not a success */
export async function postJson<Data = { readonly id: string }>(
  { url, key, signal }: ApiCall,
  path: string,
  body: unknown,
): Promise<Data> {
  const response = await fetch(url + basePath + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  const answer = (await response.json()) as { readonly data: Data };
  if (!response.ok)
    throw new Error(`POST ${path} returned ${response.status} ${JSON.stringify(answer).slice(0, 500)}`);
  return answer.data;
}
