import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { done, flag, id, plate, text } from '../core/fields.ts';
import { departureInput, departureRefusals } from './departure.ts';
import { axle, grooves, meterTold, tyreShop, wheelSide } from './layout.ts';

/** Input fields of every movement: the vehicle, its meter, and S to confirm an unlikely meter. */
const movement = { placa: plate, km_informado: meterTold, confirma: flag.optional() };
const movementRefusals = ['NAO_ENCONTRADO', 'KM_OBRIGATORIO', 'KM_ANTERIOR', 'CONFIRMA_LEITURA'] as const;

/** Input fields about a removed tyre. */
const removal = {
  ...movement,
  pneu: id,
  ds_lado: wheelSide,
  nr_posicao: axle,
  afericoes: grooves.nullish(),
  /** S confirms unlikely depths; `confirma` does so too. */
  confirma_sulco: flag.optional(),
  observacao: text().nullish(),
};
const removalRefusals = [
  ...movementRefusals,
  'SULCOS_INCOMPLETOS',
  'AFERICAO_MAIOR',
  'CONFIRMA_SULCO',
] as const;

const moved = { who: tyreShop.who, needs: tyreShop.needs, method: 'POST', command: true } as const;

/** Mounting, removing, replacing and moving tyres. */
export const movementCalls = {
  /** Mounts a tyre of the branch's stock on an empty position. Without an axle the only empty position of that side is used. */
  mountTyre: defineCall({
    ...moved,
    path: 'borracharia/inserePneu',
    changes: ['pneu'],
    summary: 'Mount a tyre on a vehicle',
    source: 'doc 3 §3..5 and §7, C-121, TYRE-21, TYRE-22; docs/tyres.md',
    body: z.strictObject({ ...movement, pneu: id, ds_lado: wheelSide, nr_posicao: axle.nullish() }),
    answer: z.strictObject({
      mensagem: z.string(),
      insert_pneu_mm: z.boolean(),
      insert_veiculos_pneus: z.boolean(),
      veiculos_pneus: z.boolean(),
    }),
    refusals: [...movementRefusals, 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA', 'PNEU_INDISPONIVEL'],
  }),
  /** Removes a tyre to the branch's stock, with its present depths; left out: those last read. */
  removeTyre: defineCall({
    ...moved,
    path: 'borracharia/removerPneu',
    changes: ['pneu'],
    summary: 'Remove a tyre from a vehicle',
    source: 'doc 3 §2 and §7, C-122, TYRE-19, G-82; docs/tyres.md',
    body: z.strictObject(removal),
    answer: done,
    refusals: removalRefusals,
  }),
  /**
   * Replaces a tyre by another of the branch's stock, atomically: one movement, undone as one. The removed tyre goes to the
   * stock or to `destino`.
   */
  replaceTyre: defineCall({
    ...moved,
    path: 'borracharia/trocaPneu',
    changes: ['pneu'],
    summary: 'Replace a tyre of a vehicle by another',
    source: 'addition; docs/tyres.md',
    body: z.strictObject({
      ...removal,
      /** The replacing tyre. */
      novo: id,
      /** Destination of the removed tyre; left out: the stock. */
      destino: z.strictObject(departureInput).nullish(),
    }),
    answer: done,
    refusals: [...removalRefusals, ...departureRefusals, 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA'],
  }),
  /**
   * Moves tyres between positions of one vehicle in one step; a swap is two moves. Every moved tyre is named; an occupied
   * target must be vacated in the same call.
   */
  moveTyres: defineCall({
    ...moved,
    path: 'borracharia/rodizio',
    changes: ['pneu'],
    summary: 'Move tyres among the positions of a vehicle',
    source: 'addition; issue: movement by source and target',
    body: z.strictObject({
      ...movement,
      movimentos: z
        .array(
          z.strictObject({
            pneu: id,
            nr_posicao: axle,
            ds_lado: wheelSide,
            /** Target position. */
            para: z.strictObject({ nr_posicao: axle, ds_lado: wheelSide }),
          }),
        )
        .min(1)
        .max(40),
    }),
    answer: done,
    refusals: [...movementRefusals, 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA'],
  }),
};
