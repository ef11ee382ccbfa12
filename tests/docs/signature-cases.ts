import { signWebhook } from '../../src/webhook/signature.ts';

/** A delivery as a receiver gets it. `genuine` is the expected verdict. */
export interface SignatureCase {
  readonly what: string;
  readonly body: Buffer;
  readonly header: string | null;
  readonly secret: string;
  /** The receiver's clock, in unix seconds. */
  readonly now: number;
  readonly genuine: boolean;
}

const now = 1_795_229_900;
const body = Buffer.from('{"event_type":"shipment.delivered","text":"Zoë 香港 🚢"}');
const [secret, older] = ['whsec_bmV3', 'whsec_b2xk'];
const signed = (seconds = now, secrets: readonly string[] = [secret]) => signWebhook(secrets, seconds, body);

/** Deliveries that the service signed, and forgeries of them. */
export const signatureCases: readonly SignatureCase[] = [
  good('one signature', signed()),
  good('with spaces', signed().replace(',', ', ')),
  good('299 s old', signed(now - 299)),
  good('299 s ahead', signed(now + 299)),
  good('two signatures, the new secret', signed(now, [secret, older])),
  good('two signatures, the old secret', signed(now, [secret, older]), { secret: older }),
  good('a body that is not text', signWebhook([secret], now, bytes()), { body: bytes() }),
  bad('301 s old', signed(now - 301)),
  bad('301 s ahead', signed(now + 301)),
  bad('another secret', signed(), { secret: 'whsec_b3RoZXI=' }),
  bad('two signatures, another secret', signed(now, [secret, older]), { secret: 'whsec_b3RoZXI=' }),
  bad('the body changed', signed(), { body: Buffer.from(body.toString().replace('delivered', 'returned')) }),
  bad('the body with a space added', signed(), { body: Buffer.from(`${body} `) }),
  bad('a byte order mark', signed(), { body: Buffer.concat([bytes().subarray(0, 3), body]) }),
  bad('an old signature with a new time', signed(now - 301).replace(String(now - 301), String(now))),
  bad('the time missing', signed().replace(/^t=\d+,/, '')),
  bad('the time not a number', signed().replace(/^t=\d+/, 't=soon')),
  bad('the signature missing', `t=${now}`),
  bad('the signature empty', `t=${now},v1=`),
  bad('the signature truncated', signed().slice(0, -1)),
  bad('the signature of another version', signed().replace('v1=', 'v0=')),
  bad('the signature with a non-ASCII character', `t=${now},v1=é${signed().slice(-63)}`),
  bad('no header', null),
  bad('an empty header', ''),
  bad('garbage', 'hello, world'),
];

function good(what: string, header: string, change: Partial<SignatureCase> = {}): SignatureCase {
  return { what, body, header, secret, now, genuine: true, ...change };
}

function bad(what: string, header: string | null, change: Partial<SignatureCase> = {}): SignatureCase {
  return { what, body, header, secret, now, genuine: false, ...change };
}

function bytes(): Buffer {
  return Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0a]);
}
