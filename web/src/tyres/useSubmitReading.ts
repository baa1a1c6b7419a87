import { useSubmitCalibration, useSubmitGauging } from './api.ts';
import type { TyreLayout } from './drawing.ts';
import { type Draft, formerOf, type Kind, type Mounted, numberOf, readTyres, textsOf } from './reading.ts';

/** Sends what was typed for a vehicle; answers the number of the new event. */
export function useSubmitReading(kind: Kind, layout: TyreLayout) {
  const gauging = useSubmitGauging(layout.nr_placa);
  const calibration = useSubmitCalibration(layout.nr_placa);
  const { isPending, error, reset } = kind === 'A' ? gauging : calibration;
  /** @param confirmed the meter is right although it was asked about */
  async function submit(draft: Draft, confirmed: boolean): Promise<number> {
    const tyres = readTyres(draft, layout.posicoes, kind);
    const batch = {
      nr_placa: layout.nr_placa,
      km_informado: Number(draft.km),
      ...(confirmed && { confirma: 'S' as const }),
    };
    const sent =
      kind === 'A'
        ? await gauging.mutateAsync({
            body: { ...batch, afericoes: tyres.map((tyre) => ({ ...ofTyre(tyre), ...depths(draft, tyre) })) },
          })
        : await calibration.mutateAsync({
            body: {
              ...batch,
              calibragens: tyres.map((tyre) => ({
                ...ofTyre(tyre),
                calibragem: numberOf(textsOf(draft, tyre, 'C')[0] ?? ''),
              })),
            },
          });
    return sent.insert_eventos.nr_sequencial;
  }
  return { submit, busy: isPending, error, reset };
}

const ofTyre = ({ nr_fogo, ds_lado, nr_posicao, nr_vida }: Mounted) => ({
  nr_fogo,
  ds_lado,
  nr_posicao,
  nr_vida,
  imagem: null,
});

const depths = (draft: Draft, tyre: Mounted) => ({
  idpneu: tyre.idpneu,
  afericoes: textsOf(draft, tyre, 'A').map((text, index) => ({
    index,
    ultimaAfericao: formerOf(tyre, 'A')[index] ?? null,
    novaAfericao: numberOf(text),
  })),
});
