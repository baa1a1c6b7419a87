import { intakeColumns } from '@terminal/contract/intake';
import { mostChangedAtOnce, type RecordKind } from '@terminal/contract/record-kinds';
import { type ReactNode, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { ListedRecord } from '../api.ts';
import type { Chosen } from '../useChosen.ts';
import { ManySheet, type Start } from './ManySheet.tsx';
import css from './MasterData.module.css';

interface ManyBarProps {
  tipo: RecordKind;
  shown: readonly ListedRecord[];
  chosen: Chosen;
  /** What is told of the list as a whole, while nothing is ticked. */
  children: ReactNode;
}

/** What is done with the ticked records of a list, or with all of it. */
export function ManyBar({ tipo, shown, chosen, children }: ManyBarProps) {
  const { t } = useTranslation();
  const [start, setStart] = useState<Start | null>(null);
  const count = chosen.chosen.length;
  const hasState = intakeColumns(tipo).some(([column]) => column === 'situacao');
  return (
    <div className={css['many']}>
      <div className={css['whole']}>
        <Tick
          name={t('masterData.many.all')}
          checked={chosen.hasAll}
          onChange={(on) => chosen.put(shown, on)}
        />
        {count === 0 && children}
      </div>
      {count > 0 && (
        <div className={cx('row-wrap', css['acts'])}>
          <Button look="primary" onClick={() => setStart({ column: '', value: '' })}>
            {t('masterData.many.open', { count })}
          </Button>
          {hasState &&
            (['I', 'A'] as const).map((value) => (
              <Button key={value} onClick={() => setStart({ column: 'situacao', value })}>
                {t(value === 'I' ? 'masterData.deactivate' : 'masterData.activate')}
              </Button>
            ))}
          <Button onClick={chosen.clear}>{t('masterData.many.none')}</Button>
        </div>
      )}
      {chosen.isFull && (
        <p className="soft-small">{t('masterData.many.most', { most: mostChangedAtOnce })}</p>
      )}
      {start !== null && (
        <ManySheet
          tipo={tipo}
          records={chosen.chosen}
          start={start}
          onClose={() => setStart(null)}
          onDone={() => {
            setStart(null);
            chosen.clear();
          }}
        />
      )}
    </div>
  );
}
