import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailConfig } from '../config/config.ts';
import { isEmailAddress } from '../text.ts';
import { type MailLook, mailHtml } from './mail-html.ts';

/** Deadlines of an attempt, which is shorter than its lease, and of each of its steps. */
const defaultDeadlines = { attemptMs: 30_000, stepMs: 10_000 };

export interface Message {
  /** Part of the Message-ID before the @. The same for every attempt, so that mail servers can drop duplicates. */
  readonly id: string;
  readonly to: string;
  /** Shown as the sender, with the address of the service; absent: Sampan. */
  readonly from?: { readonly name: string; readonly replyTo: string | null };
  readonly subject: string;
  readonly text: string;
  /** URLs in the text that its page links to: those that the text itself names, none from a name or reason of others. */
  readonly links: readonly string[];
  /** Of its page; absent: that of Sampan. */
  readonly look?: MailLook;
  /** Link that ends the subscription with one click (RFC 8058); null: none. */
  readonly unsubscribeUrl: string | null;
}

/** An attempt that failed. The message names no address, so that it can be logged and stored. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** `recipient`: refused for good; `server`: no other mail would be accepted now either; `mail`: may be tried again. */
  readonly concerns: 'recipient' | 'server' | 'mail';

  constructor(message: string, concerns: MailError['concerns']) {
    super(message);
    this.concerns = concerns;
  }
}

export interface Mailer {
  /** Resolves when the mail server has accepted the message. @throws {MailError} */
  send(message: Message): Promise<void>;
  /** Connects and authenticates. @throws {MailError} */
  verify(): Promise<void>;
}

/** Each message has a connection of its own, which ends with it or at the deadline. */
export function createMailer({ smtp, from }: MailConfig, deadlines = defaultDeadlines): Mailer {
  const { attemptMs, stepMs } = deadlines;
  const transport = createTransport({
    ...smtp,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, from: sender, subject, text, links, look, unsubscribeUrl }) {
      if (!isEmailAddress(to)) throw new MailError('the address is not valid', 'recipient');
      await transport
        .sendMail({
          from: { name: sender?.name ?? 'Sampan', address: from },
          ...(sender?.replyTo ? { replyTo: { name: '', address: sender.replyTo } } : {}),
          to: { name: '', address: to },
          messageId: `<${id}@${from.split('@').at(-1)}>`,
          subject,
          text,
          html: mailHtml(text, { sender: sender?.name ?? 'Sampan', links, look }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === null
              ? {}
              : {
                  'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
          signal: AbortSignal.timeout(attemptMs),
        })
        .catch((error: unknown) => {
          throw mailError(error);
        });
    },
    async verify() {
      await transport.verify().catch((error: unknown) => {
        throw mailError(error);
      });
    },
  };
}

/** nodemailer's own messages quote the server, which quotes the address. */
function mailError(error: unknown): MailError {
  const { code, responseCode, command, permanent } = error as NodemailerError;
  const reply = responseCode === undefined ? (code ?? 'no response') : `response ${responseCode}`;
  const step = command === undefined || command === 'API' ? '' : ` to ${command}`;
  const message = `${reply}${step}`;
  if (responseCode === undefined || !/^(RCPT|DATA)/.test(command ?? ''))
    return new MailError(message, 'server');
  return new MailError(message, permanent === true && command?.startsWith('RCPT') ? 'recipient' : 'mail');
}
