import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Switch } from '../../../core/components/Switch.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useRefusalWords } from '../../../core/i18n/useRefusalWords.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { type Intake, isUnderWay, isUndone, useCancel, useStart } from '../api.ts';
import { canWrite, explainedOf } from '../explained.ts';
import css from './IntakeCard.module.css';
import { UndoForm, UndoStart } from './UndoForm.tsx';

/** Progress, results and actions of an intake. */
export function IntakeCard({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const { st_carga, ds_erro, ds_motivo } = intake;
  const [done, total] = isUndone(intake)
    ? [intake.qt_desfeitas + intake.qt_mantidas, intake.qt_desfazer]
    : [intake.qt_feitas, intake.qt_linhas];
  const wordsOf = useRefusalWords();
  return (
    <section className={css['card']} aria-label={intake.ds_arquivo}>
      <header>
        <h2>
          {t(`intake.kinds.${intake.tp_carga}`)} <span>{intake.ds_arquivo}</span>
        </h2>
        <p className={cx(css['state'], css[st_carga])} role="status">
          {st_carga === 'S' && <IconCheck size={20} aria-hidden />}
          {t(`intake.states.${st_carga}`)}
        </p>
      </header>
      <progress value={done} max={Math.max(1, total)} aria-label={t(`intake.states.${st_carga}`)} />
      <p className={css['done']}>{t('intake.progress', { done: number(done), total: number(total) })}</p>
      <Counts intake={intake} />
      {ds_erro !== null && <p className={css['error']}>{wordsOf(ds_erro)}</p>}
      {ds_motivo !== null && isUndone(intake) && st_carga !== 'D' && (
        <p>{t('intake.undo.told', { reason: ds_motivo })}</p>
      )}
      <Acts company={company} intake={intake} />
    </section>
  );
}

function Counts({ intake }: { intake: Intake }) {
  const { t } = useTranslation();
  const counts = isUndone(intake)
    ? undoCounts(intake)
    : ([
        ['new', intake.qt_novas],
        ['changed', intake.qt_mudadas],
        ['same', intake.qt_iguais],
        ['refused', intake.qt_recusadas],
      ] as const);
  return (
    <dl className={css['counts']}>
      {counts.map(([name, count]) => (
        <div key={name} className={name === 'refused' && count > 0 ? css['refused'] : undefined}>
          <dt>{t(`intake.counts.${name}`)}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What would become of its lines, or what became of them. */
const undoCounts = ({ st_carga, qt_desfeitas, qt_mantidas }: Intake) =>
  [
    [st_carga === 'U' || st_carga === 'V' ? 'undone' : 'toUndo', qt_desfeitas],
    ['kept', qt_mantidas],
  ] as const;

function Acts({ company, intake }: { company: string; intake: Intake }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const [whole, setWhole] = useState(false);
  const start = useStart(company);
  const cancel = useCancel(company);
  const { st_carga, qt_novas, qt_mudadas } = intake;
  const asked = { nr_seq_empresa: Number(company), nr_sequencial: intake.nr_sequencial };
  const onError = (error: Error) => isCancelled(error) || notify.error(say(error));
  if (isUnderWay(intake))
    return (
      <div className={css['acts']}>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ body: asked }, { onError })}>
          {t('intake.cancel')}
        </Button>
      </div>
    );
  if (st_carga === 'Q') return <UndoForm company={company} intake={intake} />;
  const toWrite = qt_novas + qt_mudadas;
  const canGoOn = canWrite(intake);
  const explained = explainedOf(intake);
  return (
    <>
      {explained !== null && <p>{t(`intake.explained.${explained}`)}</p>}
      {st_carga === 'P' && canGoOn && (
        <Switch label={t('intake.whole')} checked={whole} onChange={setWhole} />
      )}
      {canGoOn && (
        <div className={css['acts']}>
          <Button
            look="primary"
            busy={start.isPending}
            onClick={() => start.mutate({ body: { ...asked, tudo_ou_nada: whole } }, { onError })}
          >
            {st_carga === 'P' ? t('intake.write', { count: number(toWrite) }) : t('intake.goOn')}
          </Button>
          {st_carga === 'P' && (
            <Button busy={cancel.isPending} onClick={() => cancel.mutate({ body: asked }, { onError })}>
              {t('intake.cancel')}
            </Button>
          )}
        </div>
      )}
      {intake.pode_desfazer && st_carga !== 'P' && <UndoStart company={company} intake={intake} />}
    </>
  );
}
