import { type ReactNode, Suspense, useState } from 'react';
import { CallError, isDigitsRefusal } from '../core/api/errors.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { lazySheet } from '../core/lazy-part.tsx';
import { showPopup } from '../core/notices.ts';
import { useSession } from '../core/session/store.ts';
import { useOrderLinks } from '../core/useOrderLinks.ts';
import { ownActor } from '../identity/actor.ts';
import { IdentityStep } from '../identity/components/IdentityStep.tsx';
import { openingOf } from '../identity/confirmed.ts';
import { useOpened } from '../orders/new/useOpened.ts';
import { useGenerate } from './api.ts';
import type { Candidate, Choice, Opener } from './candidate.ts';

const QuestionSheet = lazySheet(async () => (await import('./components/QuestionSheet.tsx')).QuestionSheet);

/**
 * What asks where an order is to be done, on a shared terminal by whom, and generates it; the page begins anew after it
 * (PREV-11..PREV-14, DETAIL-15).
 */
export function usePlanning(): { ask: (candidate: Candidate) => void; question: ReactNode } {
  const { t } = useTranslation();
  const say = useErrorText();
  const orderLinks = useOrderLinks();
  const opened = useOpened();
  const session = useSession();
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  /** Where staff want it done, until a technician has confirmed it. */
  const [confirming, setConfirming] = useState<Choice | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const { busy, generate } = useGenerate();

  function ask(next: Candidate | null) {
    setCandidate(next);
    setConfirming(null);
    setFailure(null);
  }

  async function send(wanted: Candidate, choice: Choice, opener?: Opener) {
    setFailure(null);
    try {
      const order = await generate(wanted, choice, opener);
      ask(null);
      showPopup({
        title: t('plans.success'),
        ...opened(t('plans.generated'), order),
        after: () => globalThis.location.reload(),
      });
    } catch (error) {
      if (error instanceof CallError && isDigitsRefusal(error)) return setFailure(error);
      ask(null);
      const links = error instanceof CallError ? orderLinks(error.NR_SEQ_OS) : [];
      showPopup({ title: t('plans.oops'), text: say(error), links });
    }
  }

  if (candidate === null) return { ask, question: null };
  if (confirming !== null)
    return {
      ask,
      question: (
        <IdentityStep
          flow={openingOf('generate', candidate)}
          error={failure}
          busy={busy}
          onConfirm={(who) => void send(candidate, confirming, who)}
          onClose={() => ask(null)}
        />
      ),
    };
  const asksWho = ownActor(session) === null;
  return {
    ask,
    question: (
      <Suspense>
        <QuestionSheet
          key={candidate.vehiclePlan}
          candidate={candidate}
          busy={busy}
          onChoose={(choice) => (asksWho ? setConfirming(choice) : void send(candidate, choice))}
          onClose={() => ask(null)}
        />
      </Suspense>
    ),
  };
}
