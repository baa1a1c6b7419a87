import type { CallError } from '../../core/api/errors.ts';
import forms from '../../core/components/Form.module.css';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';

interface CountProblemProps {
  /** It is counted once more; `others`: by another person. */
  again: boolean;
  others: boolean;
  /** Why the count was not taken. */
  failure: CallError | null;
  /** What was typed is no quantity. */
  wrong: boolean;
  /** It is a fraction of what is counted whole. */
  broken: boolean;
}

/** A warning about a count, above the keypad. */
export function CountProblem({ again, others, failure, wrong, broken }: CountProblemProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  return (
    <>
      {failure !== null && (
        <div className={forms['failure']} role="alert">
          <div>
            <strong>{t('inventory.count.failed')}</strong>
            <p>{t('inventory.count.failedText')}</p>
            {failure.codigo !== 'CONTAGEM_ENCERRADA' && <p>{say(failure)}</p>}
          </div>
        </div>
      )}
      {wrong && (
        <p className="error-text" role="alert">
          {t(broken ? 'items.whole' : 'core.typed.decimal')}
        </p>
      )}
      {others && <p className={forms['warning']}>{t('inventory.count.others')}</p>}
      {!others && again && <p className={forms['warning']}>{t('inventory.count.again')}</p>}
    </>
  );
}
