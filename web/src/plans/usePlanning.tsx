import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { showPopup } from '../core/notices.ts';
import { useGenerate } from './api.ts';
import type { Candidate, Choice } from './candidate.ts';
import { QuestionSheet } from './components/QuestionSheet.tsx';

/** What asks where an order is to be done, and generates it; the page begins anew after it (PREV-11..PREV-14). */
export function usePlanning(): { ask: (candidate: Candidate) => void; question: ReactNode } {
  const { t } = useTranslation();
  const say = useErrorText();
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const { busy, generate } = useGenerate();

  async function send(wanted: Candidate, choice: Choice) {
    try {
      await generate(wanted, choice);
      setCandidate(null);
      showPopup({
        title: t('plans.success'),
        text: t('plans.generated'),
        after: () => globalThis.location.reload(),
      });
    } catch (error) {
      setCandidate(null);
      showPopup({ title: t('plans.oops'), text: say(error) });
    }
  }

  return {
    ask: setCandidate,
    question: candidate && (
      <QuestionSheet
        key={candidate.vehiclePlan}
        candidate={candidate}
        busy={busy}
        onChoose={(choice) => void send(candidate, choice)}
        onClose={() => setCandidate(null)}
      />
    ),
  };
}
