import type { Yes } from '../core/meter.ts';
import { useAtHand } from '../core/useAtHand.ts';
import { loadSender } from '../offline/sends/hooks.ts';
import type { Follower } from '../offline/sends/submit.ts';
import { useSubmitCalibration, useSubmitGauging } from './api.ts';
import { calibrationOf, gaugingOf } from './batch.ts';
import type { TyreLayout } from './drawing.ts';
import { type Draft, type Kind, readTyres } from './reading.ts';

/**
 * Sends what was typed for a vehicle; answers the number of the new event.
 * @param pictures sent after it; stored with it if it is stored
 */
export function useSubmitReading(kind: Kind, layout: TyreLayout, pictures: () => Follower[]) {
  useAtHand(loadSender);
  const gauging = useSubmitGauging(layout.nr_placa, pictures);
  const calibration = useSubmitCalibration(layout.nr_placa, pictures);
  const { isPending, error, reset } = kind === 'A' ? gauging : calibration;
  /** @param yes confirms unlikely values */
  async function submit(draft: Draft, yes: Yes): Promise<number> {
    const tyres = readTyres(draft, layout.posicoes, kind);
    const batch = {
      nr_placa: layout.nr_placa,
      km_informado: Number(draft.km),
      ...yes,
    };
    const sent =
      kind === 'A'
        ? await gauging.mutateAsync({ body: { ...batch, afericoes: gaugingOf(draft, tyres) } })
        : await calibration.mutateAsync({ body: { ...batch, calibragens: calibrationOf(draft, tyres) } });
    return sent.insert_eventos.nr_sequencial;
  }
  return { submit, busy: isPending, error, reset };
}
