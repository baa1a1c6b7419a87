import type { CallError } from '../../core/api/errors.ts';
import forms from '../../core/components/Form.module.css';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { CountedItem } from '../api.ts';

interface CountProblemProps {
  item: Pick<CountedItem, 'st_pode_contar' | 'st_recontagem'>;
  /** Why the count was not taken. */
  failure: CallError | null;
  /** What was typed is no quantity. */
  wrong: boolean;
}

/** A warning about a count, above the keypad. */
export function CountProblem({ item, failure, wrong }: CountProblemProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const others = item.st_pode_contar === 'N';
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
          {t('core.typed.decimal')}
        </p>
      )}
      {others && <p className={forms['warning']}>{t('inventory.count.others')}</p>}
      {!others && item.st_recontagem === 'S' && (
        <p className={forms['warning']}>{t('inventory.count.again')}</p>
      )}
    </>
  );
}
