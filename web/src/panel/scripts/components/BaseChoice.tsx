import type { UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { CallError } from '../../../core/api/errors.ts';
import { Answer } from '../../../core/components/Answer.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { SystemType } from '../api.ts';
import { BaseChecklist } from './BaseChecklist.tsx';

interface BaseChoiceProps {
  type: SystemType;
  answer: UseQueryResult<AnswerOf<'selectBases'>, CallError>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The databases of a type; of the internal one it is said that scripts do not run there (G-90). */
export function BaseChoice({ type, answer, chosen, onChange }: BaseChoiceProps) {
  const { t } = useTranslation();
  if (type === 'I') return <p>{t('scripts.internal')}</p>;
  return (
    <Answer
      answer={answer}
      failed={t('scripts.failed')}
      empty={t('scripts.noBases')}
      isEmpty={({ bases }) => bases.length === 0}
    >
      {({ bases }) => <BaseChecklist bases={bases} chosen={chosen} onChange={onChange} />}
    </Answer>
  );
}
