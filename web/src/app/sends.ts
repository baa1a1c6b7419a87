import type { QueryKey } from '@tanstack/react-query';
import { onAnswered } from '../core/api/answered.ts';
import { queryClient } from '../core/api/query-client.ts';
import { startTidying } from '../core/old-notices.ts';
import { afterKeptClosing, showKeptIn, showKeptWork } from '../execution/kept-work.ts';
import { reopenClosing } from '../execution/reopen.ts';
import { onShown, startAnswers } from '../offline/answers/keeper.ts';
import { onArrival, onKept } from '../offline/sends/arrivals.ts';
import { hasDigits } from '../offline/sends/digits.ts';
import { loadSender } from '../offline/sends/hooks.ts';
import { ownerNow, sendsNow } from '../offline/sends/kept.ts';
import { onReopen } from '../offline/sends/reopening.ts';
import { heldSends } from '../offline/sends/rules.ts';
import { startSends } from '../offline/sends/start.ts';
import { showKeptComment } from '../orders/kept-comment.ts';
import { showKeptVoid } from '../orders/kept-void.ts';
import { reopenReading } from '../tyres/reopen.ts';
import { startLookUps } from './look-ups.ts';
import { startOrdersAhead } from './orders-ahead.ts';
import { startPreparing } from './ready/prepare.ts';
import { startSettings } from './settings-now.ts';
import { startWorker } from './worker.ts';

let begun = false;

/** Starts sending stored commands and storing answers; each area registers the display and effects of its own commands. */
export async function startKeeping(): Promise<void> {
  if (!begun) {
    begun = true;
    startAnswers();
    startLookUps();
    startTidying();
    startSettings();
    startOrdersAhead();
    onKept(showKeptWork);
    showKeptAlways();
    onKept(showKeptComment);
    onKept(showKeptVoid);
    onArrival(afterKeptClosing);
    onReopen('closeExecution', reopenClosing);
    onReopen('submitGauging', reopenReading);
    onReopen('submitCalibration', reopenReading);
    startWorker();
    startPreparing();
  }
  // The very parts that are asked for at a press, here before it: without network nothing more can be loaded.
  const ahead = [loadSender(), import('../offline/sends/components/SendsSheet.tsx')];
  await Promise.all([startSends(), ...ahead]);
}

/**
 * Adds the effect of commands still stored here to answers, from the server or stored, until the commands are done or refused.
 */
function showKeptAlways(): void {
  const show = (queryKey: QueryKey) => {
    const kept = heldSends(sendsNow(), ownerNow(), hasDigits)
      .filter(({ send, hold }) => send.kept && (hold === null || hold === 'digits'))
      .map(({ send }) => send);
    if (kept.length > 0) showKeptIn(queryKey, kept);
  };
  onAnswered(show);
  onShown(show);
  // What was answered before the sends were read.
  void startSends().then(() => {
    for (const { queryKey } of queryClient.getQueryCache().getAll()) show(queryKey);
  });
}
