import { startAnswers } from '../answers/keeper.ts';
import { afterKeptClosing, showKeptWork } from '../execution/kept-work.ts';
import { reopenClosing } from '../execution/reopen.ts';
import { showKeptComment } from '../orders/kept-comment.ts';
import { onArrival, onKept } from '../sends/arrivals.ts';
import { loadSender } from '../sends/hooks.ts';
import { onReopen } from '../sends/reopening.ts';
import { startSends } from '../sends/start.ts';
import { reopenReading } from '../tyres/reopen.ts';
import { startLookUps } from './look-ups.ts';
import { startWorker } from './worker.ts';

let begun = false;

/** Begins to send what is kept and to keep what is read; each area adds what a kept or late send of its own is to show and to set off. */
export async function startKeeping(): Promise<void> {
  if (!begun) {
    begun = true;
    startAnswers();
    startLookUps();
    onKept(showKeptWork);
    onKept(showKeptComment);
    onArrival(afterKeptClosing);
    onReopen('closeExecution', reopenClosing);
    onReopen('submitGauging', reopenReading);
    onReopen('submitCalibration', reopenReading);
    startWorker();
  }
  // The very parts that are asked for at a press, here before it: without network nothing more can be loaded.
  const ahead = [loadSender(), import('../sends/components/SendsSheet.tsx')];
  await Promise.all([startSends(), ...ahead]);
}
