import type { IntakeKind } from '@terminal/contract';
import { intakeOrder } from '@terminal/contract/intake';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { SelectField } from '../../core/components/Field.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { useCompanies, useIntakes } from '../api.ts';
import { FaultGroups } from '../components/FaultGroups.tsx';
import { FileDrop } from '../components/FileDrop.tsx';
import { IntakeCard } from '../components/IntakeCard.tsx';
import { IntakeHistory } from '../components/IntakeHistory.tsx';
import { KindGuide } from '../components/KindGuide.tsx';
import { RefusalList } from '../components/RefusalList.tsx';
import css from './IntakePage.module.css';

/** A company's own data, brought as files: template, check, what is refused, writing with its progress. */
export function IntakePage() {
  const { t } = useTranslation();
  const companies = useCompanies();
  const [company, setCompany] = useState('');
  return (
    <>
      <PageHead title={t('panel.pages.intake')} about={null} />
      <p className={css['about']}>{t('intake.about')}</p>
      <div className={css['filters']}>
        <SelectField
          label={t('intake.company')}
          value={company}
          options={[
            { value: '', label: t('intake.choose') },
            ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setCompany}
        />
      </div>
      {company === '' ? (
        <EmptyState title={t('intake.noCompany')} />
      ) : (
        <CompanyIntakes key={company} company={company} />
      )}
    </>
  );
}

function CompanyIntakes({ company }: { company: string }) {
  const { t } = useTranslation();
  const answer = useIntakes(company);
  const [kind, setKind] = useState<IntakeKind>('branches');
  const [open, setOpen] = useState<number | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const shown = answer.data?.find(({ nr_sequencial }) => nr_sequencial === open);
  if (shown !== undefined)
    return (
      <div className={css['page']}>
        <IntakeCard company={company} intake={shown} />
        {ignored.length > 0 && <p>{t('intake.ignored', { columns: ignored.join(', ') })}</p>}
        {shown.nr_linhas_total.length > 0 && (
          <p>{t('intake.totals', { lines: shown.nr_linhas_total.join(', ') })}</p>
        )}
        <FaultGroups
          key={`groups ${shown.nr_sequencial} ${shown.st_carga} ${shown.qt_recusadas}`}
          company={company}
          intake={shown}
        />
        <RefusalList
          key={`${shown.nr_sequencial} ${shown.st_carga} ${shown.qt_recusadas}`}
          company={company}
          intake={shown}
        />
        <div>
          <Button
            onClick={() => {
              setOpen(null);
              setIgnored([]);
            }}
          >
            {t('intake.another')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={css['page']}>
      <div className={css['filters']}>
        <SelectField
          label={t('intake.kind')}
          value={kind}
          options={intakeOrder.map((value, n) => ({
            value,
            label: `${n + 1}. ${t(`intake.kinds.${value}`)}`,
          }))}
          // The options are the kinds themselves.
          onChange={(value) => setKind(value as IntakeKind)}
        />
      </div>
      <FileDrop
        company={company}
        kind={kind}
        onSent={(id, left) => {
          setIgnored(left);
          setOpen(id);
        }}
      />
      <Answer
        answer={answer}
        failed={t('intake.failed')}
        empty={t('intake.none')}
        isEmpty={(data) => data.length === 0}
      >
        {(data) => (
          <IntakeHistory
            intakes={data}
            onOpen={({ nr_sequencial, tp_carga }) => {
              setKind(tp_carga);
              setOpen(nr_sequencial);
            }}
          />
        )}
      </Answer>
      <KindGuide kind={kind} />
    </div>
  );
}
