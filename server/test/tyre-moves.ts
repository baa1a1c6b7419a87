import type { InputOf } from '@terminal/contract';
import type { Api, Signed } from './api.ts';
import type { Dressed } from './tyres.ts';

export type Removal = InputOf<'removeTyre'>['body'];
export type Moves = InputOf<'moveTyres'>['body']['movimentos'];

/** A position by its name: '1EE'. */
export const at = (name: string) => ({ nr_posicao: Number(name[0]), ds_lado: name.slice(1) as 'EE' });

/** What the fitter does with the tyres of the vehicle of a test, and what is seen of it. */
export const tyreMovesOf = (now: () => { api: Api; fitter: Signed; dressed: Dressed }) => {
  const on = (name: string) => now().dressed.tyres[name]?.id ?? 0;
  return {
    on,
    remove: (name: string, over: Partial<Removal> = {}) =>
      now().api.call(
        'removeTyre',
        {
          body: { placa: now().dressed.plate, pneu: on(name), km_informado: 100_200, ...at(name), ...over },
        },
        now().fitter,
      ),
    moveOf: (from: string, to: string): Moves[number] => ({ pneu: on(from), ...at(from), para: at(to) }),
    move: (movimentos: Moves, km_informado = 100_200) =>
      now().api.call(
        'moveTyres',
        { body: { placa: now().dressed.plate, km_informado, movimentos } },
        now().fitter,
      ),
    /** Fire number on each position: '1EE' → 'Z1X1-1EE'. */
    mounted: async (): Promise<Record<string, string>> => {
      const query = { nr_placa: now().dressed.plate };
      const { body } = await now().api.call('getMovementLayout', { query }, now().fitter);
      const taken = body.posicoes.filter(({ nr_fogo }) => nr_fogo !== null);
      return Object.fromEntries(
        taken.map(({ nr_posicao, ds_lado, nr_fogo }) => [`${nr_posicao}${ds_lado}`, nr_fogo ?? '']),
      );
    },
    meterNow: async () =>
      (await now().api.sql('select km_atual from veiculo where nr_placa = $1', [now().dressed.plate]))[0],
    layout: () =>
      now().api.call('getGaugingLayout', { query: { nr_placa: now().dressed.plate } }, now().fitter),
    /** Its tyres that are read, by their positions. */
    readBut: (leaveOut: readonly string[]) =>
      Object.entries(now().dressed.tyres).filter(([position]) => !leaveOut.includes(position)),
  };
};
