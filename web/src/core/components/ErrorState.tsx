import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useErrorText } from '../i18n/useErrorText.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import css from './States.module.css';

interface ErrorStateProps {
  /** What could not be done: 'Falha ao carregar os itens da OS'. */
  title?: string;
  error: unknown;
  onRetry: () => void;
  /** A new attempt is under way. */
  busy?: boolean;
}

/** Something failed: says what, that nothing is lost, and offers to try again. */
export function ErrorState({ title, error, onRetry, busy = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  return (
    <div className={css['state']} role="alert">
      <svg className={css['picture']} viewBox="0 0 152 72" aria-hidden>
        <rect x="6" y="6" width="44" height="60" rx="8" />
        <rect x="102" y="6" width="44" height="60" rx="8" />
        <path className={css['faint']} d="M16 22h24M16 36h24M112 22h24M112 36h24" />
        <path d="M50 36h12M90 36h12" />
        <path className={css['cut']} d="m69 29 14 14M83 29 69 43" />
      </svg>
      <h2 className={css['title']}>{title ?? t('core.failure.title')}</h2>
      <p className={css['text']}>{say(error)}</p>
      <Button look="primary" size="l" busy={busy} icon={<IconRefresh aria-hidden />} onClick={onRetry}>
        {t('core.retry')}
      </Button>
    </div>
  );
}
