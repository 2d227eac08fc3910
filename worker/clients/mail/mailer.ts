import type { SendEmail } from '@cloudflare/workers-types';
import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Settings } from '../../env.ts';

export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  plainText: string;
  /** One-click unsubscribe address, for mail that members asked for. */
  unsubscribeUrl?: string | null;
}

/** Delivers mail from the outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /**
   * True if people read mail in the outbox. If not, its text is deleted once sent, because a link in it could open an
   * account.
   */
  readonly readsOutbox: boolean;
}

/** Returns the mailer that the settings choose. */
export function mailerOf({ MAIL_TRANSPORT, MAIL_FROM, SEND_EMAIL }: Settings): Mailer {
  return MAIL_TRANSPORT === 'binding' && MAIL_FROM && SEND_EMAIL ? bindingMailer(SEND_EMAIL, MAIL_FROM) : outboxMailer;
}

/** Without a mail service, the row in the outbox is the delivery. */
const outboxMailer: Mailer = { send: async () => {}, readsOutbox: true };

function bindingMailer(binding: SendEmail, from: string): Mailer {
  return {
    readsOutbox: false,
    async send({ recipient, subject, html, plainText, unsubscribeUrl }) {
      const headers = unsubscribeUrl ? { headers: oneClick(unsubscribeUrl) } : {};
      const sender = { name: PRODUCT_NAME, email: from };
      await binding.send({ from: sender, to: recipient, subject, html, text: plainText, ...headers });
    },
  };
}

/** Returns the headers for one-click unsubscribe (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
