import * as limits from '@terminal/contract/limits';
import type { MergeKind } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import { onceDone } from '../../core/api/once-done.ts';
import { Button } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type KeptRecord, useUndoMerge } from '../api.ts';
import { useUseText } from '../useUseText.ts';
import css from './MasterData.module.css';
import { MergeSheet } from './MergeSheet.tsx';

type Union = KeptRecord['unioes'][number];

interface UnionsProps {
  tipo: MergeKind;
  record: KeptRecord;
}

/** Unions of a record: which took its place, what was merged into it, and their undoing; and a new one. */
export function Unions({ tipo, record }: UnionsProps) {
  const { t } = useTranslation();
  const [merging, setMerging] = useState(false);
  const [undoing, setUndoing] = useState<Union | null>(null);
  const isMerged = record.unioes.some(({ unido, desfeita }) => unido.id === record.id && desfeita === null);
  return (
    <section className="panel">
      <h2>{t('masterData.merge.heading')}</h2>
      <ul className="rows-close">
        {record.unioes.map((union) => (
          <UnionRow
            key={union.nr_sequencial}
            tipo={tipo}
            own={record.id}
            union={union}
            onUndo={() => setUndoing(union)}
          />
        ))}
      </ul>
      {!isMerged && <Button onClick={() => setMerging(true)}>{t('masterData.merge.open')}</Button>}
      {merging && <MergeSheet tipo={tipo} record={record} onClose={() => setMerging(false)} />}
      {undoing !== null && <UndoSheet tipo={tipo} union={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}

interface UnionRowProps {
  tipo: MergeKind;
  own: string;
  union: Union;
  onUndo: () => void;
}

function UnionRow({ tipo, own, union, onUndo }: UnionRowProps) {
  const { t } = useTranslation();
  const say = useUseText();
  const { ds_fuso } = useSession();
  const { unido, fica, motivo, ds_colaborador, dt_uniao, movidos, desfeita } = union;
  const other = unido.id === own ? fica : unido;
  return (
    <li>
      <p>
        {t(unido.id === own ? 'masterData.merge.into' : 'masterData.merge.with')}{' '}
        <Link to="/cadastros/$tipo/$id" params={{ tipo, id: other.id }} className={css['open']}>
          {other.nome}
        </Link>
      </p>
      <p className="soft-small">
        {t('masterData.merge.by', { who: ds_colaborador, when: dateTime(dt_uniao, ds_fuso), why: motivo })}
      </p>
      {movidos.length > 0 && <p className="soft-small">{movidos.map(say).join(', ')}</p>}
      {desfeita === null ? (
        <Button onClick={onUndo}>{t('masterData.merge.undo')}</Button>
      ) : (
        <p className="soft-small">
          {t('masterData.merge.undone', {
            who: desfeita.ds_colaborador,
            when: dateTime(desfeita.dt, ds_fuso),
            why: desfeita.motivo,
          })}
        </p>
      )}
    </li>
  );
}

interface UndoSheetProps {
  tipo: MergeKind;
  union: Union;
  onClose: () => void;
}

/** Asks why a union is undone; afterwards, what could not be moved back stays on the screen. */
function UndoSheet({ tipo, union, onClose }: UndoSheetProps) {
  const { t } = useTranslation();
  const say = useUseText();
  const [reason, setReason] = useState('');
  const { mutateAsync, error, isPending } = useUndoMerge();
  return (
    <FormSheet
      title={t('masterData.merge.undoing', { name: union.unido.nome, other: union.fica.nome })}
      about={t('masterData.merge.undoAbout')}
      onClose={onClose}
      send={t('masterData.merge.undo')}
      busy={isPending}
      disabled={reason.trim() === ''}
      onSend={() => {
        const body = { uniao: union.nr_sequencial, motivo: reason.trim() };
        onceDone(mutateAsync({ params: { tipo }, body }), ({ ficaram }) => {
          if (ficaram.length === 0) notify.success(t('masterData.merge.undoneAll'));
          else notify.error(t('masterData.merge.undoneButFor', { rest: ficaram.map(say).join(', ') }));
          onClose();
        });
      }}
      notice={error && <FlowFailure title={t('masterData.merge.notUndone')} error={error} />}
    >
      <TextField
        label={t('masterData.merge.reason')}
        maxLength={limits.undoMerge.motivo}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormSheet>
  );
}
