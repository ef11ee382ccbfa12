import { text } from 'node:stream/consumers';
import { type SignatureVerdict, verifySignature } from '../../webhook/signature.ts';
import type { Answer } from '../answer.ts';
import type { CliCommand } from '../cli-command.ts';
import { Refusal } from '../refusal.ts';
import { type Session, withSettings } from '../session.ts';

export function webhookVerify(group: CliCommand, session: Session): void {
  group
    .command('verify')
    .description("Check a delivery's signature; its raw body is read from the standard input")
    .requiredOption('--signature <header>', 'the X-Service-Signature header')
    .requiredOption('--secret <secret>', "the endpoint's signing secret, whsec_ included")
    .examples("webhook verify --signature 't=…,v1=…' --secret whsec_… < body.json")
    .action(withSettings(session, verify));
}

const problems: Readonly<Record<Exclude<SignatureVerdict, 'valid'>, string>> = {
  malformed: '--signature is not t=<unix seconds>,v1=<hex>',
  wrong:
    'the signature is not of this body and secret; the body must be the raw bytes, not re-serialised JSON',
  too_old: 'the signature is right, but its time is more than 5 minutes off',
};

async function verify(
  _session: Session,
  { signature, secret }: { signature: string; secret: string },
): Promise<Answer> {
  const verdict = verifySignature(signature, secret, await text(process.stdin), new Date());
  if (verdict !== 'valid') throw new Refusal(problems[verdict]);
  return { json: { valid: true }, lines: ['The signature is valid'] };
}
