import { hasPermission } from '@terminal/contract/permissions';
import { isMergeKind, keyOf } from '@terminal/contract/record-kinds';
import { Suspense } from 'react';
import { Answer } from '../../core/components/Answer.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../core/lazy-part.tsx';
import { useParam } from '../../core/navigation/visit.tsx';
import { useSession } from '../../core/session/store.ts';
import { useRecord } from '../api.ts';
import css from '../components/MasterData.module.css';
import { RecordForm } from '../components/RecordForm.tsx';
import { RecordHistory } from '../components/RecordHistory.tsx';
import { Unions } from '../components/Unions.tsx';
import { kindIn } from '../view.ts';

const PersonSide = lazyPart(async () => (await import('../components/PersonSide.tsx')).PersonSide);

/** One record, or a new one: its form, what uses it, and its history. */
export function RecordPage() {
  const { t } = useTranslation();
  const tipo = kindIn(useParam('tipo'));
  const id = useParam('id');
  const administers = hasPermission(useSession(), 'administra');
  const isNew = id === 'novo';
  const answer = useRecord(tipo, isNew ? null : id);
  const name = answer.data?.celulas[keyOf(tipo).name];
  return (
    <>
      <PageHead
        title={isNew ? t(`masterData.fresh.${tipo}`) : (name ?? t(`masterData.kinds.${tipo}`))}
        lead={
          <BackLink
            to={`/cadastros/${tipo}`}
            label={t('masterData.backTo', { kind: t(`masterData.kinds.${tipo}`) })}
          />
        }
        about={t(`masterData.kinds.${tipo}`)}
      />
      {isNew ? (
        <RecordForm
          key="novo"
          tipo={tipo}
          record={null}
          administers={administers}
          onRefused={() => undefined}
        />
      ) : (
        <Answer answer={answer} failed={t('masterData.recordFailed')}>
          {(record) => (
            <div className={css['record']}>
              <RecordForm
                key={record.id}
                tipo={tipo}
                record={record}
                administers={administers}
                onRefused={() => void answer.refetch()}
              />
              <div className="stack">
                {tipo === 'people' && (
                  <Suspense>
                    <PersonSide id={record.id} name={name ?? ''} administers={administers} />
                  </Suspense>
                )}
                {isMergeKind(tipo) && <Unions tipo={tipo} record={record} />}
                <RecordHistory tipo={tipo} record={record} administers={administers} />
              </div>
            </div>
          )}
        </Answer>
      )}
    </>
  );
}
