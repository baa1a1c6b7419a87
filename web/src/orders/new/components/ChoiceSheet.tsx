import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lettersOf } from '../../../core/screen-limits.ts';
import { findChoices } from '../choices.ts';
import css from './ChoiceSheet.module.css';

/** One thing to choose. */
interface Choice<V> {
  value: V;
  label: string;
  /** Secondary text: fleet number, model. */
  aside?: string;
}

interface ChoiceSheetProps<V> {
  title: string;
  searchLabel: string;
  /** Undefined while it is loaded. */
  choices: readonly Choice<V>[] | undefined;
  failed: boolean;
  onRetry: () => void;
  chosen: V | null;
  onChoose: (value: V) => void;
  onClose: () => void;
}

/** Rows drawn at once; more letters narrow them. */
const most = 60;
/** Fewer than this are seen at a glance: no search above them. */
const searchFrom = 8;

/** Choices as large rows with a search; choosing closes it. */
export function ChoiceSheet<V extends string | number>(props: ChoiceSheetProps<V>) {
  const { t } = useTranslation();
  const { choices, chosen, onChoose, onClose } = props;
  const [search, setSearch] = useState('');
  const found = findChoices(choices ?? [], search);
  return (
    <Sheet title={props.title} size="m" onClose={onClose}>
      <div className={css['choice']}>
        {choices !== undefined && choices.length >= searchFrom && (
          <TextField
            label={props.searchLabel}
            type="search"
            icon={<IconSearch aria-hidden />}
            value={search}
            maxLength={lettersOf.search}
            data-focus-first
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {props.failed && (
          <div className={css['note']} role="alert">
            <p>{t('newOrder.failed')}</p>
            <Button onClick={props.onRetry}>{t('core.retry')}</Button>
          </div>
        )}
        {choices === undefined && !props.failed && (
          <Skeleton>
            <Shape height="280px" radius="12px" />
          </Skeleton>
        )}
        {choices !== undefined && (
          <ul className={css['list']}>
            {found.slice(0, most).map(({ value, label, aside }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-current={value === chosen ? 'true' : undefined}
                  onClick={() => {
                    // Closed first: what was chosen may open the next choice.
                    onClose();
                    onChoose(value);
                  }}
                >
                  <span>
                    <strong>{label}</strong>
                    {aside !== undefined && <small>{aside}</small>}
                  </span>
                  {value === chosen && <IconCheck aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
        )}
        {choices !== undefined && found.length === 0 && <p className={css['note']}>{t('newOrder.none')}</p>}
        {found.length > most && <p className={css['note']}>{t('newOrder.more', { count: most })}</p>}
      </div>
    </Sheet>
  );
}
