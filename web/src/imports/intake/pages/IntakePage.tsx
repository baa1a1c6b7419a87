import type { IntakeKind } from '@terminal/contract';
import { intakeOrder } from '@terminal/contract/intake';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { EmptyState } from '../../../core/components/EmptyState.tsx';
import { SelectField } from '../../../core/components/Field.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { CompanyField } from '../../../core/panel/CompanyField.tsx';
import { type Intake, useIntakes, useRemembered } from '../api.ts';
import { kindsOf, type Part, partsOf, sureKindsOf } from '../book.ts';
import { BookRun } from '../components/BookRun.tsx';
import { ColumnMap } from '../components/ColumnMap.tsx';
import { FileDrop, type Opened } from '../components/FileDrop.tsx';
import { IntakeHistory } from '../components/IntakeHistory.tsx';
import { KindGuide } from '../components/KindGuide.tsx';
import { OpenIntake } from '../components/OpenIntake.tsx';
import { SheetPlan } from '../components/SheetPlan.tsx';
import css from './IntakePage.module.css';

/** A company's own data, brought as files: template, check, what is refused, writing with its progress. */
export function IntakePage() {
  const { t } = useTranslation();
  const [company, setCompany] = useState('');
  return (
    <>
      <PageHead title={t('panel.pages.intake')} about={null} />
      <p className={css['about']}>{t('intake.about')}</p>
      <div className={css['filters']}>
        <CompanyField
          value={company}
          before={[{ value: '', label: t('intake.choose') }]}
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

/** Intakes of one company. */
export function CompanyIntakes({ company }: { company: string }) {
  const { t } = useTranslation();
  const answer = useIntakes(company);
  const [kind, setKind] = useState<IntakeKind>('branches');
  const [open, setOpen] = useState<number | null>(null);
  const [file, setFile] = useState<Opened | null>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const remembered = useRemembered(company);
  const other = () => {
    setFile(null);
    setParts([]);
    setOpen(null);
  };
  const shown = answer.data?.find(({ nr_sequencial }) => nr_sequencial === open);
  if (shown !== undefined)
    return (
      <div className="stack-loose">
        <OpenIntake company={company} intake={shown} />
        <div className="wrap-loose">
          <Button onClick={other}>{t('intake.another')}</Button>
        </div>
      </div>
    );
  if (file !== null && remembered !== undefined) {
    if (parts.length > 0)
      return <BookRun {...{ company, file, parts, remembered }} onOpen={setOpen} onOther={other} />;
    if (partsOf(kindsOf(file.tables, remembered)).length > 1)
      return (
        <SheetPlan
          file={file}
          found={sureKindsOf(file.tables, remembered)}
          onStart={setParts}
          onOther={other}
        />
      );
    return (
      <ColumnMap
        company={company}
        kind={kind}
        file={file}
        remembered={remembered[kind] ?? {}}
        other={{ text: t('intake.another'), act: other }}
        onSent={setOpen}
      />
    );
  }
  return (
    <Choice
      company={company}
      kind={kind}
      onKind={setKind}
      onOpened={setFile}
      onIntake={({ nr_sequencial, tp_carga }) => {
        setKind(tp_carga);
        setOpen(nr_sequencial);
      }}
    />
  );
}

interface ChoiceProps {
  company: string;
  kind: IntakeKind;
  onKind: (kind: IntakeKind) => void;
  onOpened: (file: Opened) => void;
  onIntake: (intake: Intake) => void;
}

/** What to bring in and from which file, what came of it, and what a file must hold. */
function Choice({ company, kind, onKind, onOpened, onIntake }: ChoiceProps) {
  const { t } = useTranslation();
  const answer = useIntakes(company);
  const remembered = useRemembered(company)?.[kind] ?? {};
  return (
    <div className="stack-loose">
      <div className={css['filters']}>
        <SelectField
          label={t('intake.kind')}
          value={kind}
          options={intakeOrder.map((value, n) => ({
            value,
            label: `${n + 1}. ${t(`intake.kinds.${value}`)}`,
          }))}
          // The options are the kinds themselves.
          onChange={(value) => onKind(value as IntakeKind)}
        />
      </div>
      <FileDrop kind={kind} remembered={remembered} onOpened={onOpened} />
      <Answer
        answer={answer}
        failed={t('intake.failed')}
        empty={t('intake.none')}
        isEmpty={(data) => data.length === 0}
      >
        {(data) => <IntakeHistory intakes={data} onOpen={onIntake} />}
      </Answer>
      <KindGuide kind={kind} />
    </div>
  );
}
