import { type FormEvent, useState } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { Button } from '../../core/components/Button.tsx';
import { SelectField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { Segmented } from '../../core/components/Segmented.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify, showPopup } from '../../core/notices.ts';
import { lettersOf } from '../../core/screen-limits.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type Extents, type InventoryRow, useCreate, useExtents } from '../api.ts';
import { codesIn } from '../extent.ts';
import { useSigned } from '../useSigned.tsx';

interface StartSheetProps {
  /** The branch counts blind. */
  blind: boolean;
  onClose: () => void;
}

/** Asks what to count, and says what an inventory holds and hides, before it begins (INV-03). */
export function StartSheet({ blind, onClose }: StartSheetProps) {
  const { t } = useTranslation();
  const answer = useExtents();
  const [kind, setKind] = useState<InventoryRow['tp_parte']>('T');
  const [named, setNamed] = useState('');
  const [list, setList] = useState('');
  const [tried, setTried] = useState(false);
  const codes = codesIn(list);
  const missing = (isNamed(kind) && named === '') || (kind === 'C' && codes.length === 0);

  const command = useCreate();
  const { press, question, failure } = useSigned(
    'countBegin',
    command,
    (who) => ({ body: { ...partOf(kind, named, codes), ...who } }),
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
      size="m"
      title={t('inventory.starting.title')}
      backdropCloses={false}
      onClose={onClose}
      footer={
        <div className={forms['buttons']}>
          <Button size="l" onClick={onClose}>
            {t('inventory.starting.keep')}
          </Button>
          <Button type="submit" form="inicio" look="primary" size="l" busy={command.isPending}>
            {t('inventory.starting.confirm')}
          </Button>
        </div>
      }
    >
      <form id="inicio" className={forms['form']} onSubmit={begin}>
        {failure && <FlowFailure title={t('inventory.startFailed')} error={failure} />}
        <Segmented
          label={t('inventory.extent.name')}
          value={kind}
          options={(['T', 'P', 'L', 'C'] as const).map((value) => ({
            value,
            label: t(`inventory.extent.${value}`),
          }))}
          onChange={(next) => {
            setKind(next);
            setNamed('');
          }}
        />
        <Answer answer={answer} failed={t('inventory.failed')}>
          {(extents) => (
            <>
              {isNamed(kind) && (
                <Names
                  kind={kind}
                  names={namesOf(extents, kind)}
                  chosen={named}
                  wrong={tried && missing}
                  onChoose={setNamed}
                />
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
        {blind && <p className={forms['warning']}>{t('inventory.starting.blind')}</p>}
      </form>
    </Sheet>
  );
}

/** Parts of the stock that are chosen by a name: shelves and classes. */
type Named = 'P' | 'L';

const isNamed = (kind: InventoryRow['tp_parte']): kind is Named => kind === 'P' || kind === 'L';

/** What to count, as it is sent. */
function partOf(kind: InventoryRow['tp_parte'], named: string, codigos: string[]) {
  if (kind === 'P') return { tp_parte: kind, ds_prateleira: named };
  if (kind === 'L') return { tp_parte: kind, ds_classe: named };
  return kind === 'C' ? { tp_parte: kind, codigos } : { tp_parte: kind };
}

const namesOf = ({ prateleiras, classes }: Extents, kind: Named) =>
  kind === 'P'
    ? prateleiras.map(({ ds_prateleira: name, qt_itens: count }) => ({ name, count }))
    : classes.map(({ ds_classe: name, qt_itens: count }) => ({ name, count }));

interface NamesProps {
  kind: Named;
  names: readonly { name: string; count: number }[];
  chosen: string;
  wrong: boolean;
  onChoose: (name: string) => void;
}

function Names({ kind, names, chosen, wrong, onChoose }: NamesProps) {
  const { t } = useTranslation();
  if (names.length === 0) return <p className={forms['warning']}>{t(`inventory.extent.none.${kind}`)}</p>;
  return (
    <SelectField
      label={t(`inventory.extent.${kind}`)}
      value={chosen}
      options={[
        { value: '', label: t(`inventory.extent.choose.${kind}`) },
        ...names.map(({ name, count }) => ({
          value: name,
          label: t('inventory.extent.option', { shelf: name, count }),
        })),
      ]}
      error={wrong ? t(`inventory.extent.needed.${kind}`) : undefined}
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
    <div className={forms['written']}>
      <label htmlFor="codigos">{t('inventory.extent.codes')}</label>
      <textarea
        id="codigos"
        rows={5}
        maxLength={lettersOf.codes}
        value={list}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => onList(target.value)}
      />
      {wrong && (
        <p className="error-text" role="alert">
          {t('inventory.extent.codesNeeded')}
        </p>
      )}
    </div>
  );
}
