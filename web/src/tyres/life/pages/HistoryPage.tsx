import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Answer } from '../../../core/components/Answer.tsx';
import { IconButton } from '../../../core/components/Button.tsx';
import { BackLink } from '../../../core/components/Links.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useParam } from '../../../core/navigation/visit.tsx';
import { useTyreShopScan } from '../../useTyreShopScan.ts';
import { useTyreHistory } from '../api.ts';
import { standing } from '../chart.ts';
import { Departures } from '../components/Departures.tsx';
import { HistoryHead } from '../components/HistoryHead.tsx';
import { Lives } from '../components/HistoryParts.tsx';
import { Readings } from '../components/HistoryReadings.tsx';
import { Stays } from '../components/HistoryStays.tsx';
import { WearChart } from '../components/WearChart.tsx';

/** Everything about one tyre, by the number branded into it. */
export function HistoryPage() {
  const { t } = useTranslation();
  useTyreShopScan();
  const fire = useParam('fogo');
  const answer = useTyreHistory(fire);
  return (
    <>
      <PageHead
        title={t('tyres.life.history.title', { fire })}
        lead={<BackLink to="/borracharia/vida" label={t('tyres.life.history.back')} />}
        about={null}
        actions={
          <IconButton
            label={t('tyres.life.print')}
            icon={<IconPrinter aria-hidden />}
            onClick={() => window.print()}
          />
        }
      />
      <div className="stack">
        <Answer answer={answer} failed={t('tyres.life.history.failed')}>
          {(tyre) => (
            <>
              <HistoryHead history={standing(tyre)} />
              <WearChart history={standing(tyre)} />
              <Lives history={tyre} />
              <Stays history={tyre} />
              <Readings history={tyre} />
              <Departures history={tyre} />
            </>
          )}
        </Answer>
      </div>
    </>
  );
}
