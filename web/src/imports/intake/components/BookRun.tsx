import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type Intake, useIntakes } from '../api.ts';
import { type Part, shareOf, stepOf } from '../book.ts';
import type { RememberedKinds } from '../file.ts';
import { BookPart } from './BookPart.tsx';
import type { Opened } from './FileDrop.tsx';
import card from './IntakeCard.module.css';

interface BookRunProps {
  company: string;
  file: Opened;
  /** Its worksheets in the order of their intakes. */
  parts: readonly Part[];
  remembered: RememberedKinds;
  /** Opens the intake of a worksheet. */
  onOpen: (id: number) => void;
  /** Asks for another file. */
  onOther: () => void;
}

const verdicts = [
  ['N', 'qt_novas'],
  ['M', 'qt_mudadas'],
  ['I', 'qt_iguais'],
  ['X', 'qt_recusadas'],
] as const;

/** Imports a workbook: each worksheet is an intake of its own, which begins when the one before is written. */
export function BookRun({ company, file, parts, remembered, onOpen, onOther }: BookRunProps) {
  const { t } = useTranslation();
  const intakes = useIntakes(company).data ?? [];
  /** Numbers of intakes, by worksheet. */
  const [sent, setSent] = useState<ReadonlyMap<number, number>>(new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const intakeOf = ({ sheet }: Part) =>
    intakes.find(({ nr_sequencial }) => nr_sequencial === sent.get(sheet));
  const isOver = (part: Part) => {
    const intake = intakeOf(part);
    return skipped.has(part.sheet) || (intake !== undefined && stepOf(intake) === 'over');
  };
  const current = parts.find((part) => !isOver(part));
  const over = parts.filter(isOver).length;
  const share = parts.reduce((sum, part) => sum + (isOver(part) ? 1 : shareOf(intakeOf(part))), 0);
  const stateOf = (part: Part, intake: Intake | undefined) => {
    // A skipped worksheet that was only checked is not written later.
    if (skipped.has(part.sheet) && (intake === undefined || intake.st_carga === 'P'))
      return t('intake.book.skipped');
    if (intake !== undefined) return t(`intake.states.${intake.st_carga}`);
    return t(part === current ? 'intake.book.now' : 'intake.book.next');
  };
  const countsOf = (intake: Intake | undefined) =>
    intake === undefined || stepOf(intake) !== 'over'
      ? []
      : verdicts
          .filter(([, name]) => intake[name] > 0)
          .map(
            ([verdict, name]) =>
              `${number(intake[name])} ${t(`imports.verdicts.${verdict}`, { count: intake[name] })}`,
          );
  const told = t('intake.book.progress', { done: over, total: parts.length });
  return (
    <div className="stack-loose">
      <section className={card['card']} aria-label={file.name}>
        <header>
          <h2>{file.name}</h2>
          <p className={card['state']} role="status">
            {current === undefined && <IconCheck size={20} aria-hidden />}
            {current === undefined ? t('intake.book.over') : told}
          </p>
        </header>
        <progress value={share} max={parts.length} aria-label={told} />
        {current !== undefined && <p className={card['done']}>{t('intake.book.open')}</p>}
        <ol className={card['parts']}>
          {parts.map((part) => {
            const intake = intakeOf(part);
            const name = file.tables[part.sheet]?.name;
            return (
              <li key={part.sheet} aria-current={part === current ? 'step' : undefined}>
                <span>
                  {dotted([
                    `${name} → ${t(`intake.kinds.${part.kind}`)}: ${stateOf(part, intake)}`,
                    ...countsOf(intake),
                  ])}
                </span>
                {/* Leaving this page would stop the imports that are still to come. */}
                {current === undefined && intake !== undefined && (
                  <Button
                    aria-label={`${t('intake.show')} ${name}`}
                    onClick={() => onOpen(intake.nr_sequencial)}
                  >
                    {t('intake.show')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
        <div className={card['acts']}>
          <Button onClick={onOther}>{t('intake.another')}</Button>
        </div>
      </section>
      {current !== undefined && (
        <BookPart
          key={current.sheet}
          company={company}
          file={file}
          part={current}
          remembered={remembered[current.kind] ?? {}}
          intake={intakeOf(current)}
          onSent={(id) => setSent(new Map(sent).set(current.sheet, id))}
          onSkip={() => setSkipped(new Set(skipped).add(current.sheet))}
        />
      )}
    </div>
  );
}
