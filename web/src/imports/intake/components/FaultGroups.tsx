import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FaultTable } from '../../components/FaultTable.tsx';
import { canMend, type Intake, useFaultGroups } from '../api.ts';
import { useHead } from '../fault.ts';
import { MendForm } from './MendForm.tsx';

/** Why rows were refused, reason by reason; each is mended in all its rows. */
export function FaultGroups({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const head = useHead(intake);
  const answer = useFaultGroups(company, intake);
  if (answer.data === undefined) return <NotLoaded answer={answer} title={t('intake.faultsFailed')} />;
  return (
    <FaultTable
      groups={answer.data}
      head={head}
      mend={
        canMend(intake)
          ? ({ qt_linhas }, told) => (
              <MendForm
                {...{ company, intake, ...told }}
                line={null}
                action={t('imports.mend.rows', { count: qt_linhas, value: number(qt_linhas) })}
              />
            )
          : null
      }
    />
  );
}
