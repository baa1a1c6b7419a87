import { z } from 'zod';
import { bigId, id } from '../core/fields.ts';

/** Everything told of in the live feed, and kept in the audit trail under the same name (G-11, domain: live updates). */
export const eventNames = [
  'os.criada',
  'os.alterada',
  'os.comentada',
  'os.aprovada',
  'os.aguardando_liberacao',
  'os.liberada',
  'os.enviada',
  'os.sinistro',
  'os.encerrada',
  'os.reaberta',
  'os.cancelada',
  'os.desfeita',
  'os.peca_chegou',
  'os.peca_vista',
  'exec.iniciada',
  'exec.pausada',
  'exec.continuada',
  'exec.encerrada',
  'integracao.mudou',
  'leitura.gravada',
  'leitura.retida',
  'leitura.descartada',
  'leitura.medidor',
  'leitura.corrigida',
  'leitura.anulada',
  'plano.criado',
  'plano.mudou',
  'plano.vinculado',
  'plano.lugar',
  'conjunto.mudou',
  'conjunto.segmento',
  'importacao.planos',
  'importacao.leituras',
  'importacao.veiculos',
  'pneu.aferido',
  'pneu.calibrado',
  'pneu.aplicado',
  'pneu.removido',
  'pneu.movido',
  'pneu.trocado',
  'pneu.corrigido',
  'pneu.destino',
  'pneu.importado',
  'pneu.ajustado',
  'pneu.anexo',
  'pessoa.foto',
  'pesquisa.respondida',
  'estoque.lancado',
  'estoque.minimo',
  'estoque.prateleira',
  'estoque.importado',
  'inventario.criado',
  'inventario.contado',
  'inventario.codigo',
  'inventario.recontagem',
  'inventario.encerrado',
  'inventario.modo',
] as const;

export type EventName = (typeof eventNames)[number];

/** 'os', 'exec', 'pneu' …: what stands before the dot. */
export type EventArea = EventName extends `${infer Area}.${string}` ? Area : never;

/** An event of the live feed: a hint what to load again (domain: live updates). */
export const liveEvent = z.strictObject({
  id: bigId,
  ds_evento: z.enum(eventNames),
  nr_seq_filial: id.nullable(),
  nr_seq_os: bigId.nullable(),
  departamento: z.string().nullable(),
  origem: z.string().nullable(),
  nr_seq_fornecedor: id.nullable(),
  /** Supplier the order was taken from by this event: it hears of it once more. */
  nr_seq_fornecedor_antes: id.nullable(),
  nr_seq_clifor: id.nullable(),
});

export type LiveEvent = z.output<typeof liveEvent>;
