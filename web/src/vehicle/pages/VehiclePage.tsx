import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { AnswerOf } from '@terminal/contract';
import { mayOpen } from '@terminal/contract/access';
import * as rights from '@terminal/contract/call-rights';
import { closedOfVehicle } from '@terminal/contract/order-fixed';
import { type ReactNode, Suspense, useState } from 'react';
import { useCall } from '../../core/api/hooks.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { EmptyState } from '../../core/components/EmptyState.tsx';
import { BackLink, LinkButton } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { cameFrom } from '../../core/last-list.ts';
import { lazyPart, lazySheet } from '../../core/lazy-part.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useParam, useSearch } from '../../core/navigation/visit.tsx';
import { mayCall } from '../../core/rights.ts';
import { useSession } from '../../core/session/store.ts';
import { useMedia } from '../../core/useMedia.ts';
import { isUnknown } from '../../orders/unknown.ts';
import { landingOf } from '../../session/landing.ts';
import { ClosedOrders } from '../components/ClosedOrders.tsx';
import { Now } from '../components/Now.tsx';
import { VehicleHead } from '../components/VehicleHead.tsx';
import { VehiclePlans } from '../components/VehiclePlans.tsx';
import { VehicleTyres } from '../components/VehicleTyres.tsx';
import { readVehicleView } from '../view.ts';

// With what draws QR codes: few look at it.
const VehicleLabel = lazyPart(async () => (await import('../components/VehicleLabel.tsx')).VehicleLabel);

// With its chart, below all else.
const VehicleReadings = lazyPart(
  async () => (await import('../components/VehicleReadings.tsx')).VehicleReadings,
);
// Who keeps no records needs none.
const RecordLink = lazyPart(async () => (await import('../components/RecordLink.tsx')).RecordLink);
const VehicleDocuments = lazyPart(
  async () => (await import('../components/VehicleDocuments.tsx')).VehicleDocuments,
);
const PhotosSheet = lazySheet(async () => (await import('../components/PhotosSheet.tsx')).PhotosSheet);

type Vehicle = AnswerOf<'getVehicle'>;

const { step, most } = closedOfVehicle;

/** A vehicle by its plate: what it is, its orders, plans, tyres and meter, each as far as the person may see it. */
export function VehiclePage() {
  const { etiqueta } = useSearch(readVehicleView);
  const plate = useParam('placa');
  return etiqueta === '1' ? <VehicleLabel plate={plate} /> : <Whole key={plate} plate={plate} />;
}

function Whole({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const tablet = useMedia('tablet');
  const [wanted, setWanted] = useState<number>(step);
  const params = { placa: plate };
  const first = useCall('getVehicle', { params, query: {} });
  const more = useCall(
    'getVehicle',
    { params, query: { encerradas: String(wanted) } },
    { enabled: wanted > step, keepPrevious: true },
  );
  // What did not come is asked for once more, not more than that.
  const askMore = () => (more.isError ? void more.refetch() : setWanted(wanted + step));
  const unknown = first.isError && isUnknown(first.error);
  const view = (vehicle: Vehicle) => {
    const closed = wanted > step ? (more.data ?? vehicle) : vehicle;
    return (
      <div className="stack">
        <Top vehicle={vehicle} acts={!tablet && <HeadActs plate={plate} inWords />} />
        <Now vehicle={vehicle} />
        {vehicle.de_outra_filial ? (
          <Elsewhere branch={vehicle.ds_filial} />
        ) : (
          <Own plate={vehicle.nr_placa} />
        )}
        <ClosedOrders
          orders={closed.encerradas}
          busy={more.isFetching}
          failure={more.isError ? more.error : null}
          onMore={closed.tem_mais && wanted < most ? askMore : null}
        />
      </div>
    );
  };
  return (
    <>
      <PageHead
        title={t('core.vehicle', { plate: plateText(plate) })}
        about={null}
        lead={<BackLink to={cameFrom(landingOf(session))} label={t('core.back')} />}
        // On a phone they would leave the plate no room.
        actions={tablet && first.data && !unknown && <HeadActs plate={plate} />}
      >
        {plateText(plate)}
      </PageHead>
      {unknown ? (
        <EmptyState
          title={t('vehicle.unknown.title')}
          actions={<LinkButton to={landingOf(session)}>{t('vehicle.unknown.back')}</LinkButton>}
        >
          {t('vehicle.unknown.text', { plate: plateText(plate) })}
        </EmptyState>
      ) : (
        <Answer answer={first} failed={t('vehicle.failed')}>
          {view}
        </Answer>
      )}
    </>
  );
}

/** What it is and looks like, and the way to its record. */
function Top({ vehicle, acts }: { vehicle: Vehicle; acts: ReactNode }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const sees = !vehicle.de_outra_filial && mayCall(session, rights.listVehiclePhotos);
  const onPhotos = sees ? () => setOpen(true) : null;
  return (
    <>
      <VehicleHead vehicle={vehicle} onPhotos={onPhotos} acts={acts} />
      {mayOpen(session, 'masterData') && (
        <RecordLink plate={vehicle.nr_placa} onPhoto={vehicle.foto === null ? onPhotos : null} />
      )}
      <Suspense>{open && <PhotosSheet plate={vehicle.nr_placa} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What only the branches of the vehicle see. */
function Own({ plate }: { plate: string }) {
  const session = useSession();
  return (
    <>
      {mayCall(session, rights.listVehicleDocuments) && <VehicleDocuments plate={plate} />}
      {mayCall(session, rights.listVehiclePlans) && <VehiclePlans plate={plate} />}
      {mayCall(session, rights.getGaugingLayout) && <VehicleTyres plate={plate} />}
      {mayCall(session, rights.listReadings) && <VehicleReadings plate={plate} />}
    </>
  );
}

function Elsewhere({ branch }: { branch: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const sees = mayCall(session, rights.listVehiclePlans) || mayCall(session, rights.getGaugingLayout);
  return sees && <p className="soft">{t('vehicle.elsewhere', { branch })}</p>;
}

/** Its label, and the page on paper; in the top bar as icons. */
function HeadActs({ plate, inWords = false }: { plate: string; inWords?: boolean }) {
  const { t } = useTranslation();
  const acts = [
    {
      name: 'label',
      icon: <IconQrcode aria-hidden />,
      onClick: () =>
        void navigate({ to: '/veiculo/$placa', params: { placa: plate }, search: { etiqueta: '1' } }),
    },
    { name: 'print', icon: <IconPrinter aria-hidden />, onClick: () => globalThis.print() },
  ] as const;
  return acts.map(({ name, ...act }) =>
    inWords ? (
      <Button key={name} {...act}>
        {t(`vehicle.${name}`)}
      </Button>
    ) : (
      <IconButton key={name} {...act} label={t(`vehicle.${name}`)} />
    ),
  );
}
