import { parseArgs } from 'node:util';
import { settingOf } from '../../src/config/gateways.ts';
import { sandboxReferences } from '../../src/shipment/tracking-number.ts';
import { readServerOptions, serveUntilStopped, wholeNumber } from '../frame/command.ts';
import { createSimulator } from './server.ts';

/** `npm run carrier-simulator`: simulates a partner's gateway (docs/carrier-gateway/openapi.json). */
const help = `Usage: npm run carrier-simulator -- [options]

Simulates a carrier's gateway (docs/carrier-gateway/openapi.json).

  --port N      port on 127.0.0.1; 0: a free port (default: 4010)
  --name N      name of the gateway, as in CARRIER_GATEWAYS (default: http)
  --secret S    shared secret, CARRIER_HTTP_SECRET (default: simulator-secret)
  --book FILE   store the bookings in this file (default: in memory)
  --notices-to URL  send the notices of sendTestNotice to this root address (default: not offered)
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

const retryMs = 1_000;

function noticeTarget(to: string | undefined) {
  if (to !== undefined && !URL.canParse(to))
    throw new Error(
      `--notices-to is ${JSON.stringify(to)}; it must be a root address, such as http://127.0.0.1:3000`,
    );
  return to === undefined ? null : { to, retryMs };
}

const options = readServerOptions(help, () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      name: { type: 'string', default: 'http' },
      secret: { type: 'string', default: 'simulator-secret' },
      book: { type: 'string' },
      'notices-to': { type: 'string' },
      'slow-ms': { type: 'string', default: '3000' },
      attached: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    attached: values.attached,
    port: wholeNumber('--port', values.port, 65_535),
    name: values.name,
    secret: values.secret,
    bookFile: values.book ?? null,
    notices: noticeTarget(values['notices-to']),
    slowMs: wholeNumber('--slow-ms', values['slow-ms'], 600_000),
  };
});
if (options) {
  const { attached, name, port, secret } = options;
  const stop = serveUntilStopped(createSimulator(options), port, (url) => {
    console.log(`The carrier simulator is ready: ${url}`);
    const listed = name === 'http' ? '' : `CARRIER_GATEWAYS=${name} `;
    const [urlSetting, secretSetting] = [settingOf(name, 'URL'), settingOf(name, 'SECRET')];
    console.log(`Start Sampan with ${listed}${urlSetting}=${url} ${secretSetting}=${secret}`);
  });
  if (attached) process.stdin.resume().once('end', stop);
}
