import * as limits from '@terminal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useOfficeCommand } from '../../core/api/office.ts';
import { onceDone } from '../../core/api/once-done.ts';
import { TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { Webhook } from '../api.ts';
import { type EventName, eventsByTopic } from '../events.ts';
import { useAskedClose } from '../useAskedClose.tsx';
import css from './Systems.module.css';

interface WebhookSheetProps {
  /** Null: a new one. */
  of: Webhook | null;
  onClose: () => void;
}

/** Where a system is told, and what. */
export function WebhookSheet({ of, onClose }: WebhookSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const [name, setName] = useState(of?.ds_webhook ?? '');
  const [address, setAddress] = useState(of?.ds_endereco ?? '');
  const [events, setEvents] = useState<readonly EventName[]>(of?.ds_eventos ?? []);
  const [active, setActive] = useState((of?.st_status ?? 'A') === 'A');
  const [tries, setTries] = useState(0);
  const create = useOfficeCommand('createWebhook');
  const change = useOfficeCommand('changeWebhook');
  const error = create.error ?? change.error;
  const [close, question] = useAskedClose([name, address, events, active], onClose);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0 || error !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, error]);
  const needed = (missing: boolean) => (tries > 0 && missing ? t('systems.needed') : undefined);

  function save() {
    setTries(tries + 1);
    if (name.trim() === '' || address.trim() === '' || events.length === 0) return;
    const body = {
      ds_webhook: name.trim(),
      ds_endereco: address.trim(),
      ds_eventos: [...events],
      st_status: active ? ('A' as const) : ('I' as const),
    };
    const sent =
      of === null
        ? create.mutateAsync({ body })
        : change.mutateAsync({ params: { id: String(of.nr_sequencial) }, body });
    onceDone(sent, () => {
      notify.success(t('systems.webhook.saved'));
      onClose();
    });
  }

  return (
    <>
      <FormSheet
        title={of === null ? t('systems.webhook.new') : of.ds_webhook}
        size="m"
        onClose={close}
        busy={create.isPending || change.isPending}
        send={t('systems.save')}
        onSend={save}
        fields={fields}
        notice={
          error && !error.campos['ds_endereco'] && <FlowFailure title={t('systems.notSaved')} error={error} />
        }
      >
        <TextField
          data-focus-first
          label={t('systems.name')}
          value={name}
          maxLength={limits.createWebhook.ds_webhook}
          error={needed(name.trim() === '')}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t('systems.webhook.address')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          maxLength={limits.createWebhook.ds_endereco}
          error={needed(address.trim() === '') ?? (error?.campos['ds_endereco'] && say(error))}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Switch label={t('systems.webhook.active')} checked={active} onChange={setActive} />
        <fieldset className={css['choice']} aria-invalid={needed(events.length === 0) ? true : undefined}>
          <legend>{t('systems.webhook.events')}</legend>
          {needed(events.length === 0) && (
            <p className="error-text" role="alert">
              {t('systems.needed')}
            </p>
          )}
          {eventsByTopic.map(([topic, names]) => (
            <details key={topic} className={css['group']} open={names.some((one) => events.includes(one))}>
              <summary>
                <span>{t(`systems.topics.${topic}`)}</span>
                <span className="soft-small">
                  {t('systems.key.taken', {
                    taken: names.filter((one) => events.includes(one)).length,
                    count: names.length,
                  })}
                </span>
              </summary>
              {names.map((one) => (
                <Tick
                  key={one}
                  name={
                    <>
                      {t(`systems.events.${one}`)}
                      <small>{one}</small>
                    </>
                  }
                  checked={events.includes(one)}
                  onChange={(on) =>
                    setEvents(on ? [...events, one] : events.filter((other) => other !== one))
                  }
                />
              ))}
            </details>
          ))}
        </fieldset>
      </FormSheet>
      {question}
    </>
  );
}
