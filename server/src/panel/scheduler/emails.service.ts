import { reasonText } from '@terminal/contract/run-reasons';
import type { ControlDb } from '../../core/db/pools.ts';
import type { Post } from '../../core/post.ts';
import { type EmailRow, takeEmails, updateEmailFailed, updateEmailSent } from './emails.queries.ts';
import { emailOf, emailWait } from './emails.rules.ts';

const mostAtOnce = 5;

/**
 * Sends the e-mails that are due, outside of any transaction. One that fails is tried again a few times; the run tells
 * how it stands with its e-mail.
 * @param post undefined: this product has no mail server
 * @returns how many were taken
 */
export async function sendEmails(control: ControlDb, post: Post | undefined): Promise<number> {
  const emails = await takeEmails(control, mostAtOnce);
  await Promise.all(emails.map((email) => send(control, post, email)));
  return emails.length;
}

async function send(control: ControlDb, post: Post | undefined, email: EmailRow): Promise<void> {
  const run = email.nr_sequencial;
  if (post === undefined) {
    await updateEmailFailed(control, run, { reason: reasonText({ code: 'SEM_CORREIO' }), wait: null });
    return;
  }
  try {
    await post(emailOf(email), `rotina-${run}`);
    await updateEmailSent(control, run);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : reasonText({ code: 'ENVIO' });
    await updateEmailFailed(control, run, { reason, wait: emailWait(email.qt_email) });
  }
}
