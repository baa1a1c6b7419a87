import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Avatar } from '../../core/components/Avatar.tsx';
import { Button } from '../../core/components/Button.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Counter } from '../useCounter.tsx';
import css from './CounterLine.module.css';

/** The counting person on a shared terminal, with a button to change. */
export function CounterLine({ counter: { actor, ask } }: { counter: Counter }) {
  const { t } = useTranslation();
  if (actor === null) return null;
  return (
    <div className={css['line']}>
      <Avatar name={actor.name} photo={actor.photo} />
      <p role="status">{t('inventory.counter.name', { name: actor.name })}</p>
      <Button icon={<IconUsers size={20} aria-hidden />} onClick={() => void ask()}>
        {t('inventory.counter.change')}
      </Button>
    </div>
  );
}
