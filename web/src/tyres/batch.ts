import type { InputOf } from '@terminal/contract';
import { type Draft, formerOf, type Kind, type Mounted, numberOf, shown, textsOf } from './reading.ts';

/** The calls of a reading, by its kind. */
export type BatchCall = 'submitGauging' | 'submitCalibration';
type Gauging = InputOf<'submitGauging'>['body'];
type Calibration = InputOf<'submitCalibration'>['body'];

/** What a call of a reading reads. */
export const readingKindOf = (call: BatchCall): Kind => (call === 'submitGauging' ? 'A' : 'C');

/** What is sent of a gauging: the depths of the tyres read. `former` of a groove is its depth as last read. */
export const gaugingOf = (draft: Draft, tyres: readonly Mounted[]): Gauging['afericoes'] =>
  tyres.map((tyre) => ({
    ...ofTyre(tyre),
    idpneu: tyre.idpneu,
    ...(draft.sure.includes(tyre.nr_fogo) && { confirma_sulco: 'S' as const }),
    afericoes: textsOf(draft, tyre, 'A').map((text, index) => ({
      index,
      ultimaAfericao: formerOf(tyre, 'A')[index] ?? null,
      novaAfericao: numberOf(text),
    })),
  }));

/** What is sent of a calibration: the pressures of the tyres read, in psi. */
export const calibrationOf = (draft: Draft, tyres: readonly Mounted[]): Calibration['calibragens'] =>
  tyres.map((tyre) => ({ ...ofTyre(tyre), calibragem: numberOf(textsOf(draft, tyre, 'C')[0] ?? '') }));

/** What was typed for a batch that was sent: to be looked at and sent anew. */
export function draftOf(body: Gauging | Calibration): Draft {
  const tyres = 'afericoes' in body ? body.afericoes : body.calibragens;
  return {
    km: body.km_informado == null ? '' : String(body.km_informado),
    values: Object.fromEntries(tyres.map((tyre) => [tyre.nr_fogo, valuesOf(tyre).map(textOf)])),
    done: tyres.map(({ nr_fogo }) => nr_fogo),
    sure: tyres.filter((tyre) => 'confirma_sulco' in tyre).map(({ nr_fogo }) => nr_fogo),
  };
}

/** Two drafts of one vehicle as one; what was typed later counts. */
export const mergedDraft = (former: Draft, later: Draft): Draft => ({
  km: later.km === '' ? former.km : later.km,
  values: { ...former.values, ...later.values },
  done: [...later.done, ...former.done.filter((fire) => !(fire in later.values))],
  sure: [...later.sure, ...former.sure.filter((fire) => !(fire in later.values))],
});

const ofTyre = ({ nr_fogo, ds_lado, nr_posicao, nr_vida }: Mounted) => ({
  nr_fogo,
  ds_lado,
  nr_posicao,
  nr_vida,
  imagem: null,
});

const valuesOf = (tyre: Gauging['afericoes'][number] | Calibration['calibragens'][number]) =>
  'afericoes' in tyre ? tyre.afericoes.map(({ novaAfericao }) => novaAfericao) : [tyre.calibragem];

const textOf = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? shown(value) : '';
