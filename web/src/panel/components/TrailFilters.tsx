import type { InputOf } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { trailActions } from '@terminal/contract/trail';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { ChoiceField } from '../../core/components/ChoiceField.tsx';
import { SelectField, TextField } from '../../core/components/Field.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { usePanelCall } from '../../core/panel/hooks.ts';
import { areaOf, trailAreas } from '../action-words.ts';
import css from '../pages/Pages.module.css';
import { dayBegins } from '../trail-moment.ts';

const emptyForm = { de: '', ate: '', usuario: '', acao: '', texto: '', falhas: false };

/** What of the trail is looked for; sent on Enter or by the button. */
export function TrailFilters({ onSearch }: { onSearch: (query: InputOf<'listTrail'>['query']) => void }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(emptyForm);
  const actions = useActions();
  const users = usePanelCall('listPanelUsers', { query: { per_page: '50' } });
  const send = ({ de, ate, falhas, ...texts }: typeof emptyForm) => {
    const given = Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
    );
    onSearch({
      ...given,
      ...(de !== '' && { de: dayBegins(de) }),
      ...(ate !== '' && { ate: dayBegins(ate, 1) }),
      ...(falhas && { falhas: 'S' as const }),
    });
  };
  const field = (name: 'de' | 'ate' | 'texto') => ({
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <form
      className={css['filters']}
      onSubmit={(event) => {
        event.preventDefault();
        send(form);
      }}
    >
      <TextField label={t('panel.trail.from')} type="date" {...field('de')} />
      <TextField label={t('panel.trail.until')} type="date" {...field('ate')} />
      <ChoiceField
        label={t('panel.trail.user')}
        answer={users}
        value={form.usuario}
        options={[
          { value: '', label: t('panel.trail.everyone') },
          ...(users.data?.data ?? []).map(({ nr_sequencial, ds_nome }) => ({
            value: String(nr_sequencial),
            label: ds_nome,
          })),
        ]}
        onChange={(usuario) => setForm({ ...form, usuario })}
      />
      <SelectField
        label={t('panel.trail.action')}
        value={form.acao}
        options={actions}
        onChange={(acao) => setForm({ ...form, acao })}
      />
      <TextField label={t('panel.trail.text')} maxLength={limits.listTrail.texto} {...field('texto')} />
      <Switch
        label={t('panel.trail.failures')}
        checked={form.falhas}
        onChange={(falhas) => setForm({ ...form, falhas })}
      />
      <div className="row-wrap">
        <Button type="submit" look="primary">
          {t('panel.trail.search')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setForm(emptyForm);
            send(emptyForm);
          }}
        >
          {t('panel.trail.clear')}
        </Button>
      </div>
    </form>
  );
}

/** Every action after the whole of its area. */
function useActions() {
  const { t } = useTranslation();
  return [
    { value: '', label: t('panel.trail.everything') },
    ...trailAreas.flatMap((area) => [
      { value: `${area}.`, label: t('trail.ofArea', { area: t(`trail.areas.${area}`) }) },
      ...trailActions
        .filter((action) => areaOf(action) === area)
        .map((action) => ({ value: action, label: t(`trail.actions.${action}`) })),
    ]),
  ];
}
