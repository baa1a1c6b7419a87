import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTranslation } from '../i18n/useTranslation.ts';
import { changeScheme, useScheme } from '../theme/scheme.ts';
import { Button, IconButton } from './Button.tsx';

/** Light by day, dark for the night shift; the choice is remembered. */
export function SchemeButton({ words = false }: { words?: boolean }) {
  const { t } = useTranslation();
  const next = useScheme() === 'dark' ? 'light' : 'dark';
  const icon = next === 'dark' ? <IconMoon aria-hidden /> : <IconSun aria-hidden />;
  const change = () => changeScheme(next);
  if (!words) return <IconButton label={t(`core.scheme.${next}`)} icon={icon} onClick={change} />;
  return (
    <Button look="quiet" icon={icon} onClick={change}>
      {t(`core.scheme.${next}Short`)}
    </Button>
  );
}
