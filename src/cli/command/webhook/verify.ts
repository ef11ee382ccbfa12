import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { InvalidArgumentError } from 'commander';
import { type SignatureVerdict, toleranceSeconds, verifySignature } from '../../../webhook/signature.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import { Interrupted, Refusal } from '../../refusal.ts';
import { type Session, withSettings } from '../../session.ts';

interface VerifyOptions {
  readonly signature: string;
  readonly secret: string;
  readonly tolerance: number;
}

const explanation = `
The exit code is 0 if the signature is valid. Otherwise it is 1, and the reason is printed on stderr.`;

export function webhookVerify(group: CliCommand, session: Session): void {
  group
    .command('verify')
    .description('Check the signature of a delivery. Reads its raw body from standard input')
    .requiredOption('--signature <header>', 'value of the X-Service-Signature header')
    .requiredOption('--secret <secret>', 'signing secret of the endpoint, including whsec_')
    .option(
      '--tolerance <seconds>',
      'largest allowed difference between the signature time and now, in seconds',
      readSeconds,
      toleranceSeconds,
    )
    .addHelpText('after', explanation)
    .examples(
      "webhook verify --signature 't=…,v1=…' --secret whsec_… < body.json",
      "webhook verify --signature 't=…,v1=…' --secret whsec_… --tolerance 86400 < yesterday.json",
    )
    .action(withSettings(session, verify));
}

async function verify(session: Session, options: VerifyOptions): Promise<CommandResult> {
  const { signature, secret, tolerance } = options;
  const body = await readInput(session);
  const now = new Date();
  const check = (raw: Buffer) => verifySignature(signature, secret, raw, now, tolerance);
  const verdict = check(body);
  if (verdict !== 'valid') throw new Refusal(problemOf(verdict, body, check, options, now));
  return { json: { valid: true }, lines: ['The signature is valid'] };
}

function problemOf(
  verdict: Exclude<SignatureVerdict, 'valid'>,
  body: Buffer,
  check: (raw: Buffer) => SignatureVerdict,
  { signature, secret, tolerance }: VerifyOptions,
  now: Date,
): string {
  if (verdict === 'malformed') return '--signature: it must have the form t=<unix seconds>,v1=<hex>.';
  if (verdict === 'too_old')
    return `The signature is correct, but its time is ${timeOff(signature, now)}. The limit is --tolerance ${tolerance} s.`;
  if (body.length === 0)
    return 'The signature does not match an empty body. Give the raw body on standard input.';
  const shorter = body.subarray(0, /\r\n$/.test(body.subarray(-2).toString('latin1')) ? -2 : -1);
  if (/[\r\n]/.test(body.subarray(-1).toString('latin1')) && check(shorter) !== 'wrong') {
    return 'The body ends with a line break that was not sent. Without it, the signature is correct.';
  }
  if (!secret.startsWith('whsec_'))
    return '--secret: it must begin with whsec_. Give the whole secret, as it was shown.';
  return 'The signature does not match this body and secret. Give the raw bytes of the body, not re-serialized JSON.';
}

function timeOff(signature: string, now: Date): string {
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  const seconds = Math.round(now.getTime() / 1000 - signedAt);
  return seconds > 0 ? `${seconds} s ago` : `${-seconds} s ahead`;
}

async function readInput({ signal, stdin }: Session): Promise<Buffer> {
  try {
    return await buffer(addAbortSignal(signal, stdin));
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}

function readSeconds(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds, like 300');
}
