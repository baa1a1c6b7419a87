import { Answer } from '../../core/components/Answer.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useParam } from '../../core/navigation/visit.tsx';
import { useMovementLayout } from '../api.ts';
import { BackToPlates } from '../components/BackToPlates.tsx';
import { arrangementOf } from '../movement/arrangement.ts';
import { MovementDesk } from '../movement/components/MovementDesk.tsx';

/** Mounting, removing and moving tyres of a vehicle (TYRE-18). */
export function MovementPage() {
  const { t } = useTranslation();
  const plate = useParam('placa');
  const answer = useMovementLayout(plate);
  const layout = answer.data;
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
      <Answer answer={answer} failed={t('tyres.reading.loadFailed')}>
        {/* Planned moves refer to the former positions; if another person moved a tyre, they are discarded. */}
        {(one) => <MovementDesk key={arrangementOf(one.posicoes)} layout={one} />}
      </Answer>
    </>
  );
}
