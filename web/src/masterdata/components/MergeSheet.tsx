import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { keyOf, type MergeKind } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import { onceDone } from '../../core/api/once-done.ts';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSettled } from '../../core/useSettled.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type KeptRecord, useMergePreview, useMergeRecords, useRecords } from '../api.ts';
import { useUseText } from '../useUseText.ts';
import css from './MasterData.module.css';

/** One of two records: its number and name. */
interface Party {
  id: string;
  nome: string;
}

interface MergeSheetProps {
  tipo: MergeKind;
  record: KeptRecord;
  onClose: () => void;
}

/** Merges a record with another one: which stays is chosen, what moves is told before. */
export function MergeSheet({ tipo, record, onClose }: MergeSheetProps) {
  const { t } = useTranslation();
  const own: Party = { id: record.id, nome: record.celulas[keyOf(tipo).name] ?? '' };
  const [other, setOther] = useState<Party | null>(null);
  const [stayingId, setStayingId] = useState('');
  const [reason, setReason] = useState('');
  const { mutateAsync, error, isPending, isSuccess } = useMergeRecords();
  const fica = stayingId === own.id ? own : other;
  const unido = stayingId === own.id ? other : own;
  // Once they are one there is nothing more to tell.
  const preview = useMergePreview(tipo, isSuccess ? '' : (unido?.id ?? ''), fica?.id ?? '');
  const refused = error ?? (other === null ? null : preview.error);
  function send() {
    if (unido === null || fica === null) return;
    const body = { unido: unido.id, fica: fica.id, motivo: reason.trim() };
    onceDone(mutateAsync({ params: { tipo }, body }), () => {
      notify.success(t('masterData.merge.done'));
      onClose();
    });
  }
  return (
    <FormSheet
      size="m"
      title={t('masterData.merge.title', { name: own.nome })}
      about={t('masterData.merge.about')}
      onClose={onClose}
      send={t('masterData.merge.send')}
      busy={isPending}
      disabled={preview.data === undefined || refused !== null || reason.trim() === ''}
      onSend={send}
      notice={refused && <FlowFailure title={t('masterData.merge.refused')} error={refused} />}
    >
      {other === null ? (
        <Pick
          tipo={tipo}
          record={record}
          onPick={(picked) => {
            setOther(picked);
            setStayingId(picked.id);
          }}
        />
      ) : (
        <>
          <fieldset className={css['group']}>
            <legend>{t('masterData.merge.stays')}</legend>
            {[own, other].map(({ id, nome }) => (
              <label key={id} className={forms['tick']}>
                <input
                  type="radio"
                  name="stays"
                  checked={id === stayingId}
                  onChange={() => setStayingId(id)}
                />
                <span>{t('masterData.merge.named', { name: nome, id })}</span>
              </label>
            ))}
          </fieldset>
          <Button onClick={() => setOther(null)}>{t('masterData.merge.pickOther')}</Button>
          {preview.data !== undefined && <Moving leaves={unido?.nome ?? ''} moved={preview.data.movidos} />}
          <TextField
            label={t('masterData.merge.reason')}
            maxLength={limits.mergeRecords.motivo}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </FormSheet>
  );
}

interface PickProps {
  tipo: MergeKind;
  record: KeptRecord;
  onPick: (picked: Party) => void;
}

/** Looks for the other record. */
function Pick({ tipo, record, onPick }: PickProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const busca = useSettled(text.trim());
  const answer = useRecords(tipo, busca === '' ? {} : { busca });
  // A service is no double of a part.
  const found = (answer.data?.data ?? [])
    .filter(({ id, celulas }) => id !== record.id && celulas['tipo'] === record.celulas['tipo'])
    .slice(0, 8);
  return (
    <>
      <TextField
        label={t('masterData.merge.search')}
        type="search"
        icon={<IconSearch aria-hidden />}
        maxLength={limits.listRecords.busca}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="rows-tight" aria-label={t('masterData.merge.found')}>
        {found.map(({ id, celulas }) => {
          const nome = celulas[keyOf(tipo).name] ?? '';
          return (
            <li key={id}>
              <Button wide onClick={() => onPick({ id, nome })}>
                {t('masterData.merge.named', { name: nome, id })}
                {celulas['situacao'] === 'I' && (
                  <span className={css['inactive']}>{t('masterData.inactive')}</span>
                )}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who goes, and what a union moves. */
function Moving({ leaves, moved }: { leaves: string; moved: KeptRecord['uso'] }) {
  const { t } = useTranslation();
  const say = useUseText();
  return (
    <section>
      <p>{t('masterData.merge.leaves', { name: leaves })}</p>
      <h3>{t('masterData.merge.moves')}</h3>
      {moved.length === 0 && <p className="soft">{t('masterData.merge.nothing')}</p>}
      <ul className="rows-tight">
        {moved.map((one) => (
          <li key={one.de}>{say(one)}</li>
        ))}
      </ul>
    </section>
  );
}
