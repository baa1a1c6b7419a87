import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { AnswerOf } from '@terminal/contract';
import { useReach } from '../../core/api/reach.ts';
import { IconButton } from '../../core/components/Button.tsx';
import { OfflineStrip } from '../../core/components/OfflineStrip.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { date, time } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { useFigures } from '../api.ts';
import { turnedPages, useAwake, useLeave } from '../wall.ts';
import css from './Wall.module.css';
import { InHand, Urgent } from './WallOrders.tsx';

/** Orders on one page of the wall, and how long it stands, in seconds. */
const page = { urgent: 3, inHand: 4, seconds: 15 };

/**
 * The workshop on a screen read from six metres: rescues and late orders first, then the work in hand; pages turn by themselves.
 * Dark, awake as long as it is shown, and nothing about anybody but whose hands a vehicle is in.
 */
export function Wall({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { ds_filial, ds_fuso } = useSession();
  const now = useNow('minute');
  const reach = useReach();
  const { data, failed } = useFigures('getDashboardWall');
  useAwake();
  useLeave(onLeave);
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <div className={css['wall']} data-scheme="dark">
        <header className={css['head']}>
          <div>
            <h2>{t('dashboard.mural.title', { branch: ds_filial })}</h2>
            <p>{date(now, ds_fuso)}</p>
          </div>
          {!reach.online && <OfflineStrip since={reach.since} />}
          {data && (
            <ul className={css['counts']} aria-label={t('dashboard.counters.name')}>
              {(['abertas', 'em_atendimento', 'atrasadas'] as const).map((name) => (
                <li key={name} data-count={name}>
                  <strong>{number(data[name])}</strong> {t(`dashboard.mural.${name}`)}
                </li>
              ))}
            </ul>
          )}
          <strong className={css['clock']}>{time(now, ds_fuso)}</strong>
          <IconButton label={t('dashboard.leaveWall')} icon={<IconX aria-hidden />} onClick={onLeave} />
        </header>
        {failed && <p>{t('dashboard.failed')}</p>}
        {data && <Pages wall={data} />}
      </div>
    </>
  );
}

function Pages({ wall: { urgentes, em_maos } }: { wall: AnswerOf<'getDashboardWall'> }) {
  const { t } = useTranslation();
  const seconds = Math.floor(useNow('second') / 1000);
  const turn = Math.floor(seconds / page.seconds);
  const urgent = turnedPages(urgentes, page.urgent, turn);
  const inHand = turnedPages(em_maos, page.inHand, turn);
  const pages = Math.max(urgent.pages, inHand.pages);
  return (
    <>
      <section className={css['urgent']} aria-labelledby="mural-urgentes">
        <h3 id="mural-urgentes">
          <IconAlarm aria-hidden /> {t('dashboard.mural.urgentes')}
        </h3>
        {urgentes.length === 0 && <p className={css['none']}>{t('dashboard.mural.noUrgent')}</p>}
        <ul>
          {urgent.rows.map((order) => (
            <Urgent key={order.nr_sequencial} order={order} />
          ))}
        </ul>
      </section>
      <section className={css['hands']} aria-labelledby="mural-maos">
        <h3 id="mural-maos">
          <IconTool aria-hidden /> {t('dashboard.mural.em_maos')}
        </h3>
        {em_maos.length === 0 && <p className={css['none']}>{t('dashboard.mural.noWork')}</p>}
        <ul>
          {inHand.rows.map((order) => (
            <InHand key={order.nr_sequencial} order={order} />
          ))}
        </ul>
      </section>
      <footer className={css['foot']}>
        <p>{t('dashboard.mural.shown', { urgent: urgent.range, hands: inHand.range })}</p>
        {pages > 1 && <p>{t('dashboard.mural.turns', { count: page.seconds - (seconds % page.seconds) })}</p>}
      </footer>
    </>
  );
}
