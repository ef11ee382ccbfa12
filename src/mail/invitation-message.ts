import type { MailClaim } from '../../db/query/mail/mail.ts';
import { linkDays, resetHours } from '../../db/query/user/user.ts';
import type { KeyRing } from '../secret/key-ring.ts';
import { mailedLinkPlace } from '../user/invite.ts';
import { MailError, type Message } from './mailer.ts';

/** Writes the mail with a sign-in link. A new user has not chosen a language yet, so the mail has both. */
export function invitationMessage({ secrets }: { readonly secrets: KeyRing }, mail: MailClaim): Message {
  const { id, email, link_sealed, account_id, account_name } = mail;
  if (!link_sealed || !account_id) throw new MailError('the invitation has no link', 'recipient');
  const link = secrets.decrypt(link_sealed, mailedLinkPlace(id, account_id));
  return {
    id,
    to: email,
    subject: `Sampan: your sign-in link for ${account_name}`,
    text: `You are invited to the Sampan dashboard of ${account_name}.

Open this link and set a password. It works once. It expires after ${linkDays} days, or after ${resetHours} hours if you have a
password already:
${link}

If you do not expect this, ignore this email.

—

你獲邀使用 ${account_name} 的 Sampan 控制台。

請開啟以上連結並設定密碼。連結只可使用一次，並於 ${linkDays} 日後過期；如你已有密碼，則於 ${resetHours} 小時後過期。

如你不認識寄件人，請不要理會此電郵。
`,
    unsubscribeUrl: null,
  };
}
