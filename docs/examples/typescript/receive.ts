import { createServer, type IncomingMessage } from 'node:http';
import { constructEvent, SignatureError } from '@sampan/sdk';

const secret = process.env.SAMPAN_WEBHOOK_SECRET ?? '';
// Events can arrive more than once. Use a table with a unique column instead.
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    const event = await constructEvent(
      await rawBody(request),
      request.headers['x-service-signature']?.toString(),
      secret,
    );
    if (!seen.has(event.event_id)) {
      seen.add(event.event_id);
      console.log(`Received ${event.event_type}`);
    }
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof SignatureError)) console.error(error);
    response.writeHead(error instanceof SignatureError ? 400 : 500).end();
  }
});

async function rawBody(request: IncomingMessage): Promise<Uint8Array> {
  return Buffer.concat(await request.toArray());
}

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log('Listening'));
