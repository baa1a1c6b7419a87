import { z } from 'zod';
import { bigId, id } from '../core/fields.ts';
import { eventNames } from './event-names.ts';

/** An event of the live feed: a hint which data to load again. */
export const liveEvent = z.strictObject({
  id: bigId,
  ds_evento: z.enum(eventNames),
  nr_seq_filial: id.nullable(),
  nr_seq_os: bigId.nullable(),
  departamento: z.string().nullable(),
  origem: z.string().nullable(),
  nr_seq_fornecedor: id.nullable(),
  /** Supplier the order was taken from by this event, who still receives this last event of it. */
  nr_seq_fornecedor_antes: id.nullable(),
  nr_seq_clifor: id.nullable(),
});

export type LiveEvent = z.output<typeof liveEvent>;
