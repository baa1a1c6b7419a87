import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { Person } from '../api.ts';
import css from './StateWord.module.css';

/** State of a person: active, inactive or anonymised. */
export function StateWord({ person }: { person: Pick<Person, 'st_status' | 'st_anonima'> }) {
  const { t } = useTranslation();
  const state = person.st_anonima === 'S' ? 'nameless' : person.st_status;
  return <span className={css[state]}>{t(`person.states.${state}`)}</span>;
}
