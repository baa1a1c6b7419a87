import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import { useEffect, useState } from 'react';
import { Segmented } from '../../../core/components/Segmented.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import type { Environment } from '../../../core/session/record.ts';
import { currentSession } from '../../../core/session/store.ts';
import { changeEnvironment } from '../../../session/api.ts';
import { firstEntry } from '../../menu.ts';
import css from './EnvironmentToggle.module.css';

interface EnvironmentToggleProps {
  environment: Environment;
  /** In the collapsed sidebar one square button replaces both. */
  collapsed: boolean;
}

/** How long the change is shown (doc 1 §9). */
const loaderMs = 1000;

/** Workshop or tyre shop, each from its first page; the change takes about a second, so that nobody misses it (SHELL-22). */
export function EnvironmentToggle({ environment, collapsed }: EnvironmentToggleProps) {
  const { t } = useTranslation();
  const [next, setNext] = useState<Environment | null>(null);

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => {
      changeEnvironment(next);
      setNext(null);
      const session = currentSession();
      const first = session && firstEntry(session);
      if (first) void navigate({ to: first.path });
    }, loaderMs);
    return () => clearTimeout(timer);
  }, [next]);

  const shown = next ?? environment;
  const choose = (chosen: Environment) => chosen !== environment && setNext(chosen);
  const icons = { M: <IconTool size={22} aria-hidden />, P: <IconWheel size={22} aria-hidden /> };
  return (
    <div className={css['toggle']} aria-busy={next !== null}>
      {collapsed ? (
        <button
          type="button"
          className={css['square']}
          aria-label={t('shell.environment.change', { name: t(`shell.environment.${shown}`) })}
          disabled={next !== null}
          onClick={() => choose(environment === 'M' ? 'P' : 'M')}
        >
          {icons[shown]}
          {t(`shell.environment.${shown}`)}
        </button>
      ) : (
        <Segmented
          label={t('shell.environment.name')}
          value={shown}
          onChange={choose}
          options={[
            { value: 'M', label: t('shell.environment.M'), icon: icons.M },
            { value: 'P', label: t('shell.environment.P'), icon: icons.P },
          ]}
        />
      )}
      {next !== null && (
        <span className={css['loader']} role="status">
          <span className="visually-hidden">{t('core.loading')}</span>
        </span>
      )}
    </div>
  );
}
