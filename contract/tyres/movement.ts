import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { done, flag, id, plate, text } from '../core/fields.ts';
import { outErrors, outTold } from './destination.ts';
import { axle, grooves, meterTold, tyreShop, wheelSide } from './layout.ts';

/** What every movement tells: the vehicle, its meter, and S when an unlikely meter is right all the same. */
const movement = { placa: plate, km_informado: meterTold, confirma: flag.optional() };
const movementErrors = ['NAO_ENCONTRADO', 'KM_OBRIGATORIO', 'KM_ANTERIOR', 'CONFIRMA_LEITURA'] as const;

/** What is told of a tyre that is taken off. */
const removal = {
  ...movement,
  pneu: id,
  ds_lado: wheelSide,
  nr_posicao: axle,
  afericoes: grooves.nullish(),
  /** S: the depths were asked about, and are right; so does `confirma`. */
  confirma_sulco: flag.optional(),
  observacao: text().nullish(),
};
const removalErrors = [
  ...movementErrors,
  'CONFLITO',
  'SULCOS_INCOMPLETOS',
  'AFERICAO_MAIOR',
  'CONFIRMA_SULCO',
] as const;

const moved = { who: tyreShop.who, needs: tyreShop.needs, method: 'POST', command: true } as const;

/** Tyres put on, taken off and moved. */
export const movementCalls = {
  /** Puts a tyre of the branch's stock on an empty position. Without an axle it takes the only empty one of that side. */
  attachTyre: defineCall({
    ...moved,
    path: 'borracharia/inserePneu',
    changes: ['pneu'],
    summary: 'Put a tyre on a vehicle',
    source: 'doc 3 §3..5 and §7, C-121, TYRE-21, TYRE-22; docs/tyres.md',
    body: z.strictObject({ ...movement, pneu: id, ds_lado: wheelSide, nr_posicao: axle.nullish() }),
    answer: z.strictObject({
      mensagem: z.string(),
      insert_pneu_mm: z.boolean(),
      insert_veiculos_pneus: z.boolean(),
      veiculos_pneus: z.boolean(),
    }),
    errors: [...movementErrors, 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA', 'PNEU_INDISPONIVEL'],
  }),
  /** Takes a tyre off, with its depths as read now; left out, they are those last read. It goes to the branch's stock. */
  removeTyre: defineCall({
    ...moved,
    path: 'borracharia/removerPneu',
    changes: ['pneu'],
    summary: 'Take a tyre off a vehicle',
    source: 'doc 3 §2 and §7, C-122, TYRE-19, G-82; docs/tyres.md',
    body: z.strictObject(removal),
    answer: done,
    errors: removalErrors,
  }),
  /**
   * Takes a tyre off and puts another of the branch's stock in its place, all or nothing: one movement, undone as one. The one
   * taken off goes to the stock, or where it is sent.
   */
  replaceTyre: defineCall({
    ...moved,
    path: 'borracharia/trocaPneu',
    changes: ['pneu'],
    summary: 'Replace a tyre of a vehicle by another',
    source: 'addition; docs/tyres.md',
    body: z.strictObject({
      ...removal,
      /** The tyre that takes its place. */
      novo: id,
      /** Where the one taken off goes; left out: to the stock. */
      destino: z.strictObject(outTold).nullish(),
    }),
    answer: done,
    errors: [...removalErrors, ...outErrors, 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA'],
  }),
  /**
   * Moves tyres of one vehicle among its positions at once: a swap is two of them. Each tyre that changes is named; a
   * target may only be held by a tyre that leaves it in the same call.
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
            /** Where it goes. */
            para: z.strictObject({ nr_posicao: axle, ds_lado: wheelSide }),
          }),
        )
        .min(1)
        .max(40),
    }),
    answer: done,
    errors: [...movementErrors, 'CONFLITO', 'POSICAO_INEXISTENTE', 'POSICAO_OCUPADA'],
  }),
};
