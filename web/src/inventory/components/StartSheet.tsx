import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { SelectField } from '../../core/components/Field.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { notify, showPopup } from '../../core/notices.ts';
import flow from '../../flow/components/Flow.module.css';
import { FlowFailure } from '../../flow/components/FlowFailure.tsx';
import { type Extents, type InventoryRow, useCreate, useExtents } from '../api.ts';
import { codesIn } from '../extent.ts';
import { useSigned } from '../useSigned.tsx';

interface StartSheetProps {
  /** The branch counts blind. */
  blind: boolean;
  onClose: () => void;
}

/** Asks what is to be counted, and says what an inventory holds and hides, before it begins (INV-03). */
export function StartSheet({ blind, onClose }: StartSheetProps) {
  const { t } = useTranslation();
  const answer = useExtents();
  const [kind, setKind] = useState<InventoryRow['tp_parte']>('T');
  const [shelf, setShelf] = useState('');
  const [list, setList] = useState('');
  const [tried, setTried] = useState(false);
  const codes = codesIn(list);
  const missing = (kind === 'P' && shelf === '') || (kind === 'C' && codes.length === 0);

  const command = useCreate();
  const part =
    kind === 'P'
      ? { tp_parte: kind, ds_prateleira: shelf }
      : kind === 'C'
        ? { tp_parte: kind, codigos: codes }
        : { tp_parte: kind };
  const { press, question, failure } = useSigned(
    'countBegin',
    command,
    (who) => ({ body: { ...part, ...who } }),
    ({ mensagem }) => {
      onClose();
      if (mensagem === 'EmExecucao')
        showPopup({ title: t('inventory.running.title'), text: t('inventory.running.text') });
      else notify.success(t('inventory.started'));
    },
  );

  function begin(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!missing && !command.isPending) press();
  }

  if (question !== null) return question;
  return (
    <Sheet
      title={t('inventory.starting.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={flow['buttons']}>
          <Button size="l" onClick={onClose}>
            {t('inventory.starting.keep')}
          </Button>
          <Button type="submit" form="inicio" look="primary" size="l" busy={command.isPending}>
            {t('inventory.starting.confirm')}
          </Button>
        </div>
      }
    >
      <form id="inicio" className={flow['form']} onSubmit={begin}>
        {failure && <FlowFailure title={t('inventory.startFailed')} error={failure} />}
        <Segmented
          label={t('inventory.extent.name')}
          value={kind}
          options={(['T', 'P', 'C'] as const).map((value) => ({
            value,
            label: t(`inventory.extent.${value}`),
          }))}
          onChange={setKind}
        />
        <Answer answer={answer} failed={t('inventory.failed')} empty="" isEmpty={() => false}>
          {(extents) => (
            <>
              {kind === 'P' && (
                <Shelves extents={extents} chosen={shelf} wrong={tried && missing} onChoose={setShelf} />
              )}
              {kind === 'C' && <Codes list={list} wrong={tried && missing} onList={setList} />}
              <p>
                {kind === 'T'
                  ? t('inventory.starting.all', { count: extents.qt_itens })
                  : t('inventory.starting.part')}
              </p>
            </>
          )}
        </Answer>
        {blind && <p className={flow['warning']}>{t('inventory.starting.blind')}</p>}
      </form>
    </Sheet>
  );
}

interface ShelvesProps {
  extents: Extents;
  chosen: string;
  wrong: boolean;
  onChoose: (shelf: string) => void;
}

function Shelves({ extents: { prateleiras }, chosen, wrong, onChoose }: ShelvesProps) {
  const { t } = useTranslation();
  if (prateleiras.length === 0) return <p className={flow['warning']}>{t('inventory.extent.noShelves')}</p>;
  return (
    <SelectField
      label={t('inventory.extent.shelf')}
      value={chosen}
      options={[
        { value: '', label: t('inventory.extent.choose') },
        ...prateleiras.map(({ ds_prateleira: shelf, qt_itens: count }) => ({
          value: shelf,
          label: t('inventory.extent.option', { shelf, count }),
        })),
      ]}
      error={wrong ? t('inventory.extent.shelfNeeded') : undefined}
      onChange={onChoose}
    />
  );
}

interface CodesProps {
  list: string;
  wrong: boolean;
  onList: (list: string) => void;
}

function Codes({ list, wrong, onList }: CodesProps) {
  const { t } = useTranslation();
  return (
    <div className={flow['note']}>
      <label htmlFor="codigos">{t('inventory.extent.codes')}</label>
      <textarea
        id="codigos"
        rows={5}
        maxLength={16_000}
        value={list}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => onList(target.value)}
      />
      {wrong && (
        <p className={flow['error']} role="alert">
          {t('inventory.extent.codesNeeded')}
        </p>
      )}
    </div>
  );
}
