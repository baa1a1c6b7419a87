import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Adapter, Delivered, Message } from './adapters.ts';
import { notifies } from './rules.ts';

/** How letters leave the house. */
export interface Post {
  /** smtp:// or smtps://, with account and password. */
  url: string;
  from: string;
}

/** ms. */
const longestWait = 10_000;

const about = z.object({
  nr_os: z.int(),
  nr_placa: z.string(),
  nr_seq_tipo: z.string(),
  ds_tipo: z.string(),
  ds_conjunto: z.string().nullable(),
  ds_filial: z.string(),
  st_os: z.string(),
  para: z.array(z.string()),
});

interface Letter {
  to: string[];
  subject: string;
  text: string;
}

/** Notifications as e-mail to the branch's approvers (G-60). */
export function mailAdapter({ url, from }: Post): Adapter {
  let transport: Promise<Transporter> | undefined;
  return notification(async (letter, { reference }) => {
    transport ??= openTransport(url);
    const sent = await (await transport).sendMail({ from, ...letter, messageId: `<${reference}@terminal>` });
    const refused = sent.rejected?.length ?? 0;
    if (refused > 0) throw new Error(`recusado: ${refused} endereço(s)`);
    return { protocol: sent.messageId, answer: { ...letter } };
  });
}

/** The first letter loads the postman: servers that send none go without him. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
  });
}

/** Without a mail server letters are only kept where people of the operation can read them. */
export const keptLetters: Adapter = notification((letter) =>
  Promise.resolve({ protocol: null, answer: { simulado: true, ...letter } }),
);

/** Only checklists, and only with somebody to read them, are more than a record (G-60). */
function notification(send: (letter: Letter, message: Message) => Promise<Delivered>): Adapter {
  return async (message) => {
    const order = about.parse(message.body);
    if (!notifies(order.nr_seq_tipo)) return { protocol: null, answer: { registro: true } };
    if (order.para.length === 0) return { protocol: null, answer: { sem_destinatario: true } };
    return send(letterAbout(order), message);
  };
}

const words: Record<string, string> = { R: 'encerrada', E: 'cancelada' };

function letterAbout(order: z.infer<typeof about>): Letter {
  const what = words[order.st_os] ?? 'aberta';
  return {
    to: order.para,
    subject: `${order.ds_tipo}: OS ${order.nr_os} ${what} (${order.nr_placa})`,
    text: [
      `A OS ${order.nr_os} (${order.ds_tipo}) foi ${what}.`,
      '',
      `Placa: ${order.nr_placa}`,
      `Filial: ${order.ds_filial}`,
      `Problema: ${order.ds_conjunto ?? '-'}`,
    ].join('\n'),
  };
}
