import { deliveryReasonText } from '@terminal/contract/delivery-reasons';
import type { Transporter } from 'nodemailer';

/** Configuration of outgoing e-mail. */
export interface PostOffice {
  /** smtp:// or smtps://, with account and password. */
  url: string;
  from: string;
}

/** One e-mail. */
export interface Email {
  to: string[];
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/**
 * Sends an e-mail; throws unless the mail server accepts it for all recipients.
 * @param reference the same for every attempt of one e-mail
 * @returns id given by the mail server
 */
export type Post = (email: Email, reference: string) => Promise<string>;

/** Time limit of a connection or answer, in ms. */
const longestWait = 10_000;

/** E-mail through the configured server, one connection per message. */
export function openPost({ url, from }: PostOffice): Post {
  let transport: Promise<Transporter> | undefined;
  return async (email, reference) => {
    transport ??= openTransport(url);
    const sent = await (await transport).sendMail({ from, ...email, messageId: `<${reference}@terminal>` });
    const refused = sent.rejected?.length ?? 0;
    if (refused > 0) throw new Error(deliveryReasonText({ code: 'ENDERECOS', quantidade: refused }));
    return sent.messageId;
  };
}

/** Loads the mail library with the first e-mail, so that servers that send none do not load it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // No files or addresses are fetched into an e-mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
