import { type ReactNode, useState } from 'react';
import { Question } from '../core/components/Question.tsx';
import { useTranslation } from '../core/i18n/useTranslation.ts';

/**
 * Closing a form asks first where something was typed that would be lost.
 * @param form what stands in the form now
 * @returns how to close it, and the question while it is asked
 */
export function useAskedClose(form: unknown, onClose: () => void): [close: () => void, question: ReactNode] {
  const { t } = useTranslation();
  const now = JSON.stringify(form);
  const [first] = useState(now);
  const [asks, setAsks] = useState(0);
  const question = asks > 0 && (
    // Asked again it is drawn anew: a form the browser closed meanwhile came back above it.
    <Question
      key={asks}
      title={t('systems.lose')}
      words={t('systems.loseAbout')}
      no={t('systems.goOn')}
      yes={t('systems.discard')}
      onNo={() => setAsks(0)}
      onYes={onClose}
    />
  );
  return [() => (now === first ? onClose() : setAsks(asks + 1)), question];
}
