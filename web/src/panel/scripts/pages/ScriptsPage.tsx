import { changesRows, onOneLine } from '@terminal/contract/sql';
import { useState } from 'react';
import { randomKey } from '../../../core/api/random-key.ts';
import { SelectField } from '../../../core/components/Field.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { showPopup } from '../../../core/notices.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { usePanelSession } from '../../../core/panel/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import { type ManyAsked, type SystemType, systemTypes, useBases, useManyScript } from '../api.ts';
import { BaseChoice } from '../components/BaseChoice.tsx';
import { RehearsalSheet } from '../components/RehearsalSheet.tsx';
import { RunHistory } from '../components/RunHistory.tsx';
import { RunView } from '../components/RunView.tsx';
import { ScriptBox } from '../components/ScriptBox.tsx';
import css from './ScriptsPage.module.css';

/** Scripts on many databases at once (doc 3 §2, MULTISQL-*). */
export function ScriptsPage() {
  const { t } = useTranslation();
  const [type, setType] = useState<SystemType>('T');
  const [chosen, setChosen] = useState<string[]>([]);
  const [script, setScript] = useDraft(`multi-sql ${usePanelSession().nr_sequencial}`, 'tab');
  const [shown, setShown] = useState<string | null>(null);
  const bases = useBases(type);
  const { submit, sending } = useSubmit(setShown);
  const { press, rehearsed, leave } = useScriptPress(submit);
  const known = bases.data?.bases ?? [];
  const nameOf = (database: string) => known.find(({ db_name }) => db_name === database)?.name ?? database;
  const run = () => press({ script: onOneLine(script), bases: chosen, tp_base: type });

  return (
    <>
      <PageHead title={t('panel.pages.scripts')} about={null} />
      <div className={css['columns']}>
        <div className={css['choice']}>
          <SelectField
            label={t('tables.system')}
            value={type}
            options={systemTypes.map((value) => ({ value, label: t(`tables.systems.${value}`) }))}
            onChange={(value) => {
              // The options are the systems themselves.
              setType(value as SystemType);
              setChosen([]);
            }}
          />
          <BaseChoice type={type} answer={bases} chosen={chosen} onChange={setChosen} />
        </div>
        <div className={css['work']}>
          <ScriptBox value={script} onChange={setScript} busy={sending} onRun={run} />
          {shown !== null && <RunView key={shown} execucao={shown} nameOf={nameOf} />}
          <RunHistory
            onOpen={setShown}
            onAgain={(past) => {
              setScript(past.ds_script);
              const system = systemTypes.find((one) => one === past.tp_base);
              if (system !== undefined) setType(system);
              setChosen(past.bases.map(({ db_name }) => db_name));
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      </div>
      {rehearsed !== null && (
        <RehearsalSheet
          key={rehearsed.execucao}
          asked={rehearsed}
          nameOf={nameOf}
          onTakenOut={setChosen}
          onClose={leave}
          onRun={(bases) => {
            leave();
            submit({ ...rehearsed, bases, ensaio: rehearsed.execucao });
          }}
        />
      )}
    </>
  );
}

type Asked = Omit<ManyAsked, 'execucao'>;

/** What pressing Executar does: a script that reads runs at once, one that writes is rehearsed and asked for. */
function useScriptPress(submit: (asked: Asked) => void) {
  const { t } = useTranslation();
  const [rehearsed, setRehearsed] = useState<ManyAsked | null>(null);
  const refuse = (text: string) => showPopup({ title: t('scripts.oops'), text });
  const press = (asked: Asked) => {
    if (asked.bases.length === 0) return refuse(t('scripts.chooseBase'));
    if (asked.script.trim() === '') return refuse(t('scripts.write'));
    if (changesRows(asked.script)) return setRehearsed({ ...asked, execucao: randomKey() });
    submit(asked);
  };
  return { press, rehearsed, leave: () => setRehearsed(null) };
}

/** Sends a script and shows its run or the refusal; failures use the texts of the specification. */
function useSubmit(show: (execucao: string | null) => void) {
  const { t } = useTranslation();
  const say = useErrorText();
  const many = useManyScript();
  const refuse = (text: string) => showPopup({ title: t('scripts.oops'), text });
  const submit = (asked: Asked) => {
    const execucao = randomKey();
    show(execucao);
    many.mutate(
      { ...asked, execucao },
      {
        onError: (error) => {
          // Cancelled by its user: the run shows it.
          if (error.codigo === 'SCRIPT_CANCELADO') return;
          // A run whose answer was lost continues; its progress is still requested.
          if (error.codigo !== 'MULTI_SQL_FALHOU' && error.kind === 'refused') show(null);
          if (!isCancelled(error)) refuse(say(error));
        },
      },
    );
  };
  return { submit, sending: many.isPending };
}
