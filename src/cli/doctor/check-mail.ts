import type { Config } from '../../config/config.ts';
import { type Finding, fail, ok } from './finding.ts';

/** Checks that the mail server accepts a connection and the password. Without SMTP_URL, there is nothing to check. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (mail === null) return ok('mail', 'Not set up: SMTP_URL is not set, so no email is sent');
  const { createMailer } = await import('../../mail/mailer.ts');
  const server = `${mail.smtp.host}:${mail.smtp.port}`;
  try {
    await createMailer(mail).verify();
    return ok('mail', `${server} accepts emails from ${mail.from}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      'mail',
      `${server} does not accept emails (${reason})`,
      'Start the mail server or correct SMTP_URL',
    );
  }
}
