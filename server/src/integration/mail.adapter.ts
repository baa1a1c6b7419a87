import { z } from 'zod';
import { openPost, type PostOffice } from '../core/post.ts';
import type { Adapter, Delivered, Message } from './adapters.ts';
import { notifies } from './rules.ts';

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

interface Email {
  to: string[];
  subject: string;
  text: string;
}

/** Notifications as e-mail to the branch's approvers (G-60). */
export function mailAdapter(office: PostOffice): Adapter {
  const post = openPost(office);
  return notification(async (email, { reference }, signal) => ({
    protocol: await inTime(post(email, reference), signal),
    answer: { ...email },
  }));
}

/** What work comes to, unless the signal ends the wait for it; the mail server's connection ends by its own limits then. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end));
}

/** Without a mail server e-mails are only kept where people of the operation can read them. */
export const keptEmails: Adapter = notification((email) =>
  Promise.resolve({ protocol: null, answer: { simulado: true, ...email } }),
);

/** Only checklists with recipients are sent; others are only recorded (G-60). */
function notification(
  send: (email: Email, message: Message, signal: AbortSignal) => Promise<Delivered>,
): Adapter {
  return async (message, signal) => {
    const order = about.parse(message.body);
    if (!notifies(order.nr_seq_tipo)) return { protocol: null, answer: { registro: true } };
    if (order.para.length === 0) return { protocol: null, answer: { sem_destinatario: true } };
    return send(emailAbout(order), message, signal);
  };
}

const words: Record<string, string> = { R: 'encerrada', E: 'cancelada' };

function emailAbout(order: z.infer<typeof about>): Email {
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
