import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { sandboxReferences } from '../../src/shipment/tracking-number.ts';
import { wholeNumber } from '../whole-number.ts';
import { createSimulator } from './server.ts';

/** `npm run carrier-simulator`: simulates a partner's gateway (src/carrier/gateway/gateway.openapi.json). */
const help = `Usage: npm run carrier-simulator -- [options]

Simulates the gateway of Sampan's carrier "http" (src/carrier/gateway/gateway.openapi.json).

  --port N      port on 127.0.0.1; 0: a free port (default: 4010)
  --secret S    shared secret, CARRIER_HTTP_SECRET (default: simulator-secret)
  --book FILE   store the bookings in this file (default: in memory)
  --slow-ms N   response time of SANDBOX-SLOW in ms (default: 3000)
  --attached    exit when standard input closes, as when the parent process exits
  --help        show this help

GET /_calls[?reference=R]          return signed requests, counts per reference, and bookings
POST /_reset                       delete calls and bookings
POST /_advance {"seconds": N}      advance the clock of late labels
POST /_notice {"to": ROOT_URL,     send a signed notice to Sampan, such as
  "notice": {…}}                     {"type": "checkpoint", "reference": "SMP…", "code": "PICKED_UP",
                                      "occurred_at": "2026-11-21T10:40:00Z"}

Values of reference_no that simulate faults:
  ${sandboxReferences.join('\n  ')}
`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      secret: { type: 'string', default: 'simulator-secret' },
      book: { type: 'string' },
      'slow-ms': { type: 'string', default: '3000' },
      attached: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    attached: values.attached,
    port: wholeNumber('--port', values.port, 65_535),
    secret: values.secret,
    bookFile: values.book ?? null,
    slowMs: wholeNumber('--slow-ms', values['slow-ms'], 600_000),
  };
}

function main(): void {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
    return;
  }
  if (options.help) {
    console.log(help);
    return;
  }
  const server = createSimulator(options);
  server.on('error', (error) => {
    console.error(`Cannot listen on port ${options.port}: ${error.message}. Set another port with --port.`);
    process.exitCode = 1;
  });
  server.listen(options.port, '127.0.0.1', () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    console.log(`The carrier simulator is ready: ${url}`);
    console.log(`Start Sampan with CARRIER_HTTP_URL=${url} CARRIER_HTTP_SECRET=${options.secret}`);
  });
  const stop = () => {
    process.stdin.pause();
    server.close();
    server.closeAllConnections();
  };
  if (options.attached) process.stdin.resume().once('end', stop);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main();
