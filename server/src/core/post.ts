import type { Transporter } from 'nodemailer';

/** How letters leave the house. */
export interface PostOffice {
  /** smtp:// or smtps://, with account and password. */
  url: string;
  from: string;
}

/** One e-mail. */
export interface Letter {
  to: string[];
  subject: string;
  text: string;
  /** The same as a page. */
  html?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/**
 * Sends a letter; throws when the mail server does not take it for everybody.
 * @param reference same for every try of one letter
 * @returns number the mail server gave it
 */
export type Post = (letter: Letter, reference: string) => Promise<string>;

/** ms. */
const longestWait = 10_000;

/** E-mail through the configured server, one connection per letter. */
export function openPost({ url, from }: PostOffice): Post {
  let transport: Promise<Transporter> | undefined;
  return async (letter, reference) => {
    transport ??= openTransport(url);
    const sent = await (await transport).sendMail({ from, ...letter, messageId: `<${reference}@terminal>` });
    const refused = sent.rejected?.length ?? 0;
    if (refused > 0) throw new Error(`recusado: ${refused} endereço(s)`);
    return sent.messageId;
  };
}

/** The first letter loads the postman: servers that send none go without him. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // A letter holds what it holds: nothing is fetched into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
