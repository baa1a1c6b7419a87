import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import button from '../../core/components/Button.module.css';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';

/** Back to the list of plates a vehicle was chosen from. */
export function BackToPlates({ of }: { of: 'gauging' | 'movement' }) {
  const { t } = useTranslation();
  return (
    <Link
      to={of === 'gauging' ? '/borracharia/afericao' : '/borracharia/movimentacao'}
      className={cx(button['iconButton'], button['quiet'])}
      aria-label={t('tyres.reading.back')}
    >
      <IconArrowLeft aria-hidden />
    </Link>
  );
}
