import { Avatar } from '../../core/components/Avatar.tsx';
import { time } from '../../core/format/dates.ts';
import { cut, personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import css from './Welcome.module.css';

/** Greets the person by the hour of the branch; the name is cut to ten characters (DASH-01). */
export function Welcome() {
  const { t } = useTranslation();
  const { dsColaborador, foto, ds_fuso } = useSession();
  const hour = Number(time(useNow('minute'), ds_fuso).slice(0, 2));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'night';
  return (
    <div className={css['welcome']}>
      <Avatar name={dsColaborador} photo={foto} size={48} />
      <p>
        {t(`dashboard.greeting.${part}`)}
        <strong>{cut(personName(dsColaborador))}</strong>
      </p>
    </div>
  );
}
