import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Intake, isUndone } from '../api.ts';
import { useHead } from '../fault.ts';
import { FaultGroups } from './FaultGroups.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import { KeptList } from './KeptList.tsx';
import { RefusalList } from './RefusalList.tsx';
import { RowList } from './RowList.tsx';

/** One intake, with everything found in its file. */
export function OpenIntake({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const head = useHead(intake);
  const { ds_ignoradas, ds_faltam, nr_linhas_total } = intake;
  return (
    <div className="stack-loose">
      <IntakeCard company={company} intake={intake} />
      {ds_faltam.length > 0 && <p>{t('imports.map.absent', { columns: ds_faltam.map(head).join(', ') })}</p>}
      {ds_ignoradas.length > 0 && <p>{t('imports.map.ignored', { columns: ds_ignoradas.join(', ') })}</p>}
      {nr_linhas_total.length > 0 && <p>{t('intake.totals', { lines: nr_linhas_total.join(', ') })}</p>}
      {isUndone(intake) && <KeptList key={intake.st_carga} company={company} intake={intake} />}
      <FaultGroups company={company} intake={intake} />
      {/* Fewer rows have fewer pages. */}
      <RefusalList key={intake.qt_recusadas} company={company} intake={intake} />
      {intake.st_carga === 'P' && <RowList company={company} intake={intake} />}
    </div>
  );
}
