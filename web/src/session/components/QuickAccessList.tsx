import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Avatar } from '../../core/components/Avatar.tsx';
import { IconButton } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { QuickAccessEntry } from '../quick-access.ts';
import css from './QuickAccessList.module.css';

interface QuickAccessListProps {
  entries: readonly QuickAccessEntry[];
  onChoose: (entry: QuickAccessEntry) => void;
  /** Given where names can be taken off the terminal. */
  onRemove?: (entry: QuickAccessEntry) => void;
  /** On the dark half of the login page. */
  onBand?: boolean;
}

/** People who signed in here: name, registration and company; a tap is enough. */
export function QuickAccessList({ entries, onChoose, onRemove, onBand = false }: QuickAccessListProps) {
  const { t } = useTranslation();
  return (
    <ul className={cx(css['list'], onBand && css['onBand'])}>
      {entries.map((entry) => (
        <li key={`${entry.empresa} ${entry.loginExterno} ${entry.matricula}`}>
          <button type="button" className={css['entry']} onClick={() => onChoose(entry)}>
            <Avatar name={entry.nome} size={onBand ? 56 : 48} />
            <span className={cx('lines-cut', css['words'])}>
              <strong>{personName(entry.nome)}</strong>
              <span>
                {entry.matricula} · {entry.empresa}
              </span>
            </span>
            {onRemove === undefined && <IconChevronRight aria-hidden />}
          </button>
          {onRemove && (
            <IconButton
              label={t('session.quick.remove', { name: personName(entry.nome) })}
              icon={<IconTrash aria-hidden />}
              onClick={() => onRemove(entry)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
