import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { LabelSheet } from '../../core/labels/LabelSheet.tsx';
import { hrefOf } from '../../core/navigation/address.ts';

/** The vehicle's label: its QR holds the plate alone, as scanners of the workshop read it. */
export function VehicleLabel({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const answer = useCall('getVehicle', { params: { placa: plate }, query: {} });
  return (
    <>
      <PageHead
        title={t('vehicle.label')}
        about={plateText(plate)}
        lead={
          <BackLink
            to={hrefOf({ to: '/veiculo/$placa', params: { placa: plate } })}
            label={t('vehicle.back')}
          />
        }
      />
      <Answer answer={answer} failed={t('vehicle.failed')}>
        {({ nr_placa, nr_frota, ds_modelo }) => (
          <div className="stack">
            <LabelSheet
              about={(count) => t('vehicle.labelCount', { count })}
              print={t('vehicle.labelPrint')}
              labels={[{ code: nr_placa, lines: [nr_frota, ds_modelo].filter((line) => line !== null) }]}
            />
          </div>
        )}
      </Answer>
    </>
  );
}
