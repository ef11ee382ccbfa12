import { isEmailAddress } from '../text.ts';
import { ConfigError, readUrl } from './read-setting.ts';

export interface MailConfig {
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** TLS from the start; else STARTTLS if the server offers it. */
    readonly secure: boolean;
    readonly requireTLS: boolean;
    readonly auth?: { readonly user: string; readonly pass: string };
  };
  /** Address of the sender. */
  readonly from: string;
}

/** Reads the mail server. A password is never sent in plain text, except to this machine. @throws {ConfigError} */
export function readMailConfig(env: NodeJS.ProcessEnv): MailConfig | null {
  const text = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = env.MAIL_FROM;
  if (!text) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (hostname === '' || pathname.replace('/', '') !== '' || search || hash) {
    throw new ConfigError(
      'SMTP_URL must have a host name, and no path, query or fragment, such as smtp://user:password@mail.example:587',
    );
  }
  if (!from || !isEmailAddress(from)) {
    throw new ConfigError(
      'MAIL_FROM must be the email address of the sender, such as changes@shop.example, when SMTP_URL is set',
    );
  }
  if (!env.PUBLIC_URL) {
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, because emails have links to this service; set both');
  }
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    smtp: {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocal && password !== '',
      ...(username === '' ? {} : { auth }),
    },
    from,
  };
}
