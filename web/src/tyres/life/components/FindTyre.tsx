import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { fireOn } from '../../movement/arrangement.ts';
import { openTyre } from '../../open-tyre.ts';
import css from './parts.module.css';

/** Leads to a tyre by the number branded into it. */
export function FindTyre() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);

  async function find(event: FormEvent) {
    event.preventDefault();
    const fire = fireOn(text);
    if (fire !== '' && !(await openTyre(fire))) setUnknown(fire);
  }

  return (
    <form className={css['find']} onSubmit={(event) => void find(event)}>
      <TextField
        label={t('tyres.life.find.field')}
        type="search"
        enterKeyHint="go"
        autoCapitalize="characters"
        maxLength={limits.getTyreHistory.nr_fogo}
        value={text}
        error={unknown === null ? undefined : t('tyres.life.find.none', { fire: unknown })}
        onChange={(event) => {
          setText(event.target.value);
          setUnknown(null);
        }}
      />
      <IconButton
        type="submit"
        look="plain"
        label={t('tyres.life.find.open')}
        icon={<IconSearch aria-hidden />}
      />
    </form>
  );
}
