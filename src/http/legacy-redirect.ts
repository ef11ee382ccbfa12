import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeAnswer } from './write-answer.ts';

/** `{root_url}/v1/*` -> 308 to `/api/v1/*`: method, body and query are kept (contract: Conventions). */
export function legacyRedirect(publicUrl: string | null) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    writeAnswer(response, {
      status: 308,
      headers: { Location: `${publicUrl ?? ''}/api${request.url}` },
      body: '',
    });
  };
}
