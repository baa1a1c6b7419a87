import { useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import forms from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type Inventory, useFinish, useRecount, useResult } from '../api.ts';
import { useSigned } from '../useSigned.tsx';
import { Differences } from './DifferenceTable.tsx';
import { Figures } from './Figures.tsx';

/** What an inventory found: while it runs, with the recount of chosen rows and the end (INV-14). */
export function FinishSheet({ inventory, onClose }: { inventory: Inventory; onClose: () => void }) {
  const { t } = useTranslation();
  const id = inventory.nr_sequencial;
  // The inventory as it was when the sheet opened, because the answer changes to ended before the sheet closes.
  const [running] = useState(inventory.st_etapa === 'execucao');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const answer = useResult(id);
  const recount = useRecount();
  const finish = useFinish();
  const seen = answer.data?.nr_seq_contagem;
  const ask = () =>
    recount.mutate(
      { body: { nr_seq_inventario: id, itens: [...chosen] } },
      {
        onSuccess: ({ qt_recontagens }) => {
          setChosen([]);
          notify.success(t('inventory.finish.asked', { count: qt_recontagens }));
        },
      },
    );
  const { press, question, failure } = useSigned(
    'countFinish',
    finish,
    (who) => ({
      body: { nr_seq_inventario: id, ...(seen !== undefined && { nr_seq_contagem: seen }), ...who },
    }),
    () => {
      notify.success(t('inventory.finish.done'));
      onClose();
    },
  );
  if (question !== null) return question;
  return (
    <Sheet
      size="xl"
      title={t(running ? 'inventory.finish.title' : 'inventory.finish.resultTitle')}
      backdropCloses={!running}
      onClose={onClose}
      footer={
        running &&
        answer.data && (
          <div className={forms['form']}>
            {recount.error && <FlowFailure title={t('inventory.finish.askFailed')} error={recount.error} />}
            {failure && <FlowFailure title={t('inventory.finish.failed')} error={failure} />}
            <div className={forms['buttons']}>
              {chosen.length > 0 && (
                <Button size="l" busy={recount.isPending} onClick={ask}>
                  {t('inventory.finish.ask', { count: chosen.length })}
                </Button>
              )}
              <Button look="primary" size="l" busy={finish.isPending} onClick={press}>
                {t('inventory.finish.confirm')}
              </Button>
            </div>
          </div>
        )
      }
    >
      <Answer answer={answer} failed={t('inventory.finish.loadFailed')}>
        {(result) => (
          <div className={forms['form']}>
            <Figures result={result} />
            {running && <Untouched missing={result.qt_nao_contados} waiting={result.qt_recontagens} />}
            <Differences
              rows={result.diferencas}
              chosen={running ? chosen : undefined}
              onChoose={setChosen}
            />
          </div>
        )}
      </Answer>
    </Sheet>
  );
}

/** What finishing leaves as it is (G-86). */
function Untouched({ missing, waiting }: { missing: number; waiting: number }) {
  const { t } = useTranslation();
  return (
    <p className={missing + waiting > 0 ? forms['warning'] : forms['aside']}>
      {missing > 0 ? t('inventory.finish.untouched', { count: missing }) : t('inventory.finish.allCounted')}
      {waiting > 0 && ` ${t('inventory.finish.waiting', { count: waiting })}`}
    </p>
  );
}
