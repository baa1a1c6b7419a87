import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import type { Intake } from '../api.ts';
import { useHead } from '../fault.ts';
import css from '../pages/IntakePage.module.css';
import { FaultGroups } from './FaultGroups.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import { RefusalList } from './RefusalList.tsx';
import { RowList } from './RowList.tsx';

interface OpenIntakeProps {
  company: string;
  intake: Intake;
  onAnother: () => void;
}

/** An import with all that was found in its file. */
export function OpenIntake({ company, intake, onAnother }: OpenIntakeProps) {
  const { t } = useTranslation();
  const head = useHead(intake);
  const { ds_ignoradas, ds_faltam, nr_linhas_total } = intake;
  // What was refused is asked for anew when the import has come further.
  const step = `${intake.nr_sequencial} ${intake.st_carga} ${intake.qt_recusadas}`;
  return (
    <div className={css['page']}>
      <IntakeCard company={company} intake={intake} />
      {ds_faltam.length > 0 && <p>{t('intake.absent', { columns: ds_faltam.map(head).join(', ') })}</p>}
      {ds_ignoradas.length > 0 && <p>{t('intake.ignored', { columns: ds_ignoradas.join(', ') })}</p>}
      {nr_linhas_total.length > 0 && <p>{t('intake.totals', { lines: nr_linhas_total.join(', ') })}</p>}
      <FaultGroups key={`groups ${step}`} company={company} intake={intake} />
      {intake.st_carga === 'P' && <RowList key={`will ${step}`} company={company} intake={intake} />}
      <RefusalList key={`rows ${step}`} company={company} intake={intake} />
      <div>
        <Button onClick={onAnother}>{t('intake.another')}</Button>
      </div>
    </div>
  );
}
