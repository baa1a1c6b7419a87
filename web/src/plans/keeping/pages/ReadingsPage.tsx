import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { useState } from 'react';
import { useCall } from '../../../core/api/hooks.ts';
import { Button } from '../../../core/components/Button.tsx';
import { PageHead } from '../../../core/components/PageHead.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { plateText } from '../../../core/format/plates.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { navigate } from '../../../core/navigation/navigate.ts';
import { useSearch } from '../../../core/navigation/visit.tsx';
import { ChoiceSheet } from '../../../orders/new/components/ChoiceSheet.tsx';
import { HeldReadings } from '../components/HeldReadings.tsx';
import { KeepingTabs } from '../components/KeepingTabs.tsx';
import { VehicleReadings } from '../components/VehicleReadings.tsx';
import { readReadingsView } from '../view.ts';
import css from './Pages.module.css';

/** Meters: readings that wait for a decision, and those of one vehicle. */
export function ReadingsPage() {
  const { t } = useTranslation();
  const { placa } = useSearch(readReadingsView);
  const [choosing, setChoosing] = useState(false);
  const look = (plate: string) => void navigate({ to: '/planos/leituras', search: { placa: plate } });
  return (
    <>
      <PageHead title={t('plans.keeping.readingsTitle')} />
      <div className="stack-loose">
        <div className={css['bar']}>
          <KeepingTabs />
        </div>
        <HeldReadings onLook={look} />
        <section className="stack">
          <div className={css['bar']}>
            <h2>{t('plans.keeping.readings.title')}</h2>
            <Button
              look={placa === undefined ? 'primary' : 'plain'}
              icon={<IconTruck aria-hidden />}
              onClick={() => setChoosing(true)}
            >
              {t('plans.keeping.readings.choose')}
            </Button>
          </div>
          {placa === undefined ? (
            <p className="soft">{t('plans.keeping.readings.about')}</p>
          ) : (
            <VehicleReadings key={placa} plate={placa} />
          )}
        </section>
      </div>
      {choosing && (
        <VehicleChoice chosen={placa ?? null} onChoose={look} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

interface VehicleChoiceProps {
  chosen: string | null;
  onChoose: (plate: string) => void;
  onClose: () => void;
}

/** The vehicles of the branch by plate, fleet number and model. */
function VehicleChoice({ chosen, onChoose, onClose }: VehicleChoiceProps) {
  const { t } = useTranslation();
  const vehicles = useCall('listVehicles', { query: {} }, { staleTime: 60_000 });
  return (
    <ChoiceSheet
      title={t('plans.keeping.readings.choose')}
      searchLabel={t('plans.keeping.readings.search')}
      choices={vehicles.data?.vehicles.map(({ nr_placa, nr_frota, ds_modelo }) => ({
        value: nr_placa,
        label: plateText(nr_placa),
        aside: dotted([nr_frota, ds_modelo]),
      }))}
      failed={vehicles.isError}
      onRetry={() => void vehicles.refetch()}
      chosen={chosen}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
