import { ErrorState } from '../../core/components/ErrorState.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useParam } from '../../core/navigation/visit.tsx';
import { useMovementLayout } from '../api.ts';
import { BackToPlates } from '../components/BackToPlates.tsx';
import { MovementDesk } from '../movement/MovementDesk.tsx';

/** Mounting, removing and moving tyres of a vehicle (TYRE-18). */
export function MovementPage() {
  const { t } = useTranslation();
  const plate = useParam('placa');
  const { data: layout, error, isError, isFetching, refetch } = useMovementLayout(plate);
  const title = t('tyres.titles.M');
  return (
    <>
      <PageHead
        title={`${title} ${plate}`}
        about={layout?.cd_tipoveiculo}
        lead={<BackToPlates of="movement" />}
      >
        {layout === undefined || layout.nr_frota === null
          ? title
          : t('tyres.reading.ofFleet', { title, number: layout.nr_frota })}
      </PageHead>
      {layout !== undefined ? (
        // Planned moves refer to the former positions; if another person moved a tyre, they are discarded.
        <MovementDesk key={layout.posicoes.map(({ idpneu }) => idpneu ?? '-').join()} layout={layout} />
      ) : isError ? (
        <ErrorState
          title={t('tyres.reading.loadFailed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <Shape height="560px" radius="12px" />
        </Skeleton>
      )}
    </>
  );
}
