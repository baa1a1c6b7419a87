import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { useCommand } from '../../../core/api/hooks.ts';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { Plate } from '../../../core/components/Plate.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { useSession } from '../../../core/session/store.ts';
import { type HeldReading, useHeldReadings } from '../api.ts';
import { useCycleWords } from '../words.ts';
import css from './HeldReadings.module.css';

/** Held readings, to be confirmed or discarded. */
export function HeldReadings({ onLook }: { onLook: (plate: string) => void }) {
  const { t } = useTranslation();
  const held = useHeldReadings();
  return (
    <section className={css['held']}>
      <div>
        <h2>{t('plans.keeping.held.title')}</h2>
        <p>{t('plans.keeping.held.about')}</p>
      </div>
      <Answer answer={held} failed={t('plans.keeping.held.failed')}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={css['none']}>
              <IconCheck size={22} aria-hidden />
              {t('plans.keeping.held.none')}
            </p>
          ) : (
            <ul>
              {rows.map((reading) => (
                <Held key={reading.nr_sequencial} reading={reading} onLook={() => onLook(reading.nr_placa)} />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}

/** Against the order of the readings: it cannot be confirmed, only explained by another meter. */
const isImpossible = ({ ds_motivo }: HeldReading) => ds_motivo === 'ABAIXO' || ds_motivo === 'FORA_DE_ORDEM';

function Held({ reading, onLook }: { reading: HeldReading; onLook: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { ds_fuso } = useSession();
  const { unitOf } = useCycleWords();
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = useCommand('confirmReading');
  const discard = useCommand('discardReading');
  const plate = plateText(reading.nr_placa);
  const meter = (value: number) => `${number(value)} ${unitOf(reading.tp_medidor)}`;
  const step = reading.km - reading.km_atual;
  const busy = confirm.isPending || discard.isPending;

  function decide(decision: typeof confirm | typeof discard, done: string) {
    setFailure(null);
    decision
      .mutateAsync({ params: { id: String(reading.nr_sequencial) } })
      .then(() => notify.success(done), setFailure);
  }

  return (
    <li className={css['reading']}>
      <button type="button" className={css['vehicle']} onClick={onLook}>
        <Plate plate={reading.nr_placa} />
        {reading.nr_frota !== null && <strong>{reading.nr_frota}</strong>}
      </button>
      <div className={css['what']}>
        <strong>{meter(reading.km)}</strong>
        <span>
          {t('plans.keeping.held.meter', { value: meter(reading.km_atual) })}
          {' · '}
          <b>
            {t(step < 0 ? 'plans.keeping.held.below' : 'plans.keeping.held.above', {
              value: meter(Math.abs(step)),
            })}
          </b>
        </span>
        <span className={css['doubt']}>{t(`plans.keeping.held.doubts.${reading.ds_motivo}`)}</span>
        <span>
          {dateTime(reading.dt_leitura, ds_fuso)} · {t(`plans.keeping.origins.${reading.tp_origem}`)}
        </span>
        {failure !== null && (
          <p role="alert" className={css['failure']}>
            {t('plans.keeping.held.notDecided')}: {say(failure)}
          </p>
        )}
      </div>
      <div className={css['buttons']}>
        <Button
          aria-label={t('plans.keeping.held.discardOf', { plate })}
          busy={busy}
          onClick={() => decide(discard, t('plans.keeping.held.discarded'))}
        >
          {t('plans.keeping.held.discard')}
        </Button>
        {isImpossible(reading) ? (
          <Button aria-label={t('plans.keeping.held.lookOf', { plate })} onClick={onLook}>
            {t('plans.keeping.held.look')}
          </Button>
        ) : (
          <Button
            aria-label={t('plans.keeping.held.confirmOf', { plate })}
            busy={busy}
            onClick={() => decide(confirm, t('plans.keeping.held.confirmed'))}
          >
            {t('plans.keeping.held.confirm')}
          </Button>
        )}
      </div>
    </li>
  );
}
