import { z } from 'zod';
import { administrator, defineCall, everyone, permissions } from '../core/call.ts';
import { id, idText, moment, text } from '../core/fields.ts';
import { recordHistory } from '../masterdata/history.ts';
import { secretShape } from './secret.ts';

const command = { ...administrator, method: 'POST', command: true, changes: ['cadastro'] } as const;

/** Made where the key is shown; only its SHA-256 is stored. */
const segredo = z.string().regex(secretShape);
const given = {
  ds_chave: text(60).min(1),
  /** Names of calls, as in the published description. */
  ds_chamadas: z.array(z.string().max(60)).min(1).max(400),
  /** Calls a minute, each server process counting for itself. */
  qt_por_minuto: z.int().min(1).max(6_000),
  /** Null: until it is revoked. */
  dt_expira: moment.nullable(),
};

const key = z.strictObject({
  ...given,
  nr_sequencial: id,
  nr_seq_clifor: id,
  ds_colaborador: z.string(),
  nr_seq_filial: id,
  ds_filial: z.string(),
  dt_criacao: moment,
  /** At most a minute old; null: never used. */
  dt_ultimo_uso: moment.nullable(),
  dt_revogada: moment.nullable(),
  /** Until then the secret before the present one is accepted too. */
  dt_antes_ate: moment.nullable(),
  historia: recordHistory,
});

/** Keys of other systems (docs/systems.md). */
export const keyCalls = {
  listKeys: defineCall({
    ...administrator,
    method: 'GET',
    path: 'sistemas/chaves',
    reads: ['cadastro'],
    summary: 'Keys of other systems',
    source: 'addition; docs/systems.md, G-130',
    answer: z.array(key),
  }),
  /** What a key can be given: people it can act as with their branches, and calls by area. */
  listKeyChoices: defineCall({
    ...administrator,
    method: 'GET',
    path: 'sistemas/opcoes',
    reads: ['cadastro'],
    summary: 'What a key can be given',
    source: 'addition; docs/systems.md, G-130',
    answer: z.strictObject({
      pessoas: z.array(
        z.strictObject({
          nr_sequencial: id,
          ds_colaborador: z.string(),
          tipo: z.enum(everyone),
          permissoes: z.array(z.enum(permissions)),
          filiais: z.array(z.strictObject({ nr_sequencial: id, ds_filial: z.string() })),
        }),
      ),
      areas: z.array(
        z.strictObject({
          area: z.string(),
          chamadas: z.array(
            z.strictObject({
              nome: z.string(),
              metodo: z.string(),
              caminho: z.string(),
              /** Whether it changes something. */
              escreve: z.boolean(),
              /** What it does. */
              resumo: z.strictObject({ pt: z.string(), es: z.string() }),
              /** Kinds of people who may send it. */
              quem: z.array(z.enum(everyone)),
              /** Permissions they need. */
              precisa: z.array(z.enum(permissions)),
            }),
          ),
        }),
      ),
    }),
  }),
  /** Makes a key. It acts as a person in one branch, with this person's rights at most. */
  createKey: defineCall({
    ...command,
    path: 'sistemas/chaves/criar',
    summary: 'Make a key for another system',
    source: 'addition; docs/systems.md, G-130',
    body: z.strictObject({ ...given, nr_seq_clifor: id, nr_seq_filial: id, segredo }),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['CHAMADA_SEM_CHAVE', 'CHAMADA_SEM_DIREITO', 'FILIAL_NAO_PERMITIDA'],
  }),
  changeKey: defineCall({
    ...command,
    path: 'sistemas/chaves/{id}/mudar',
    summary: 'Change what a key may do',
    source: 'addition; docs/systems.md, G-130',
    params: z.strictObject({ id: idText }),
    body: z.strictObject(given),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['NAO_ENCONTRADO', 'CHAVE_REVOGADA', 'CHAMADA_SEM_CHAVE', 'CHAMADA_SEM_DIREITO'],
  }),
  /** Gives a key another secret; the one before is accepted for some hours more. */
  rotateKey: defineCall({
    ...command,
    path: 'sistemas/chaves/{id}/trocar',
    summary: 'Give a key another secret',
    source: 'addition; docs/systems.md, G-130',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ segredo, horas: z.int().min(0).max(168) }),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['NAO_ENCONTRADO', 'CHAVE_REVOGADA'],
  }),
  revokeKey: defineCall({
    ...command,
    path: 'sistemas/chaves/{id}/revogar',
    summary: 'Revoke a key',
    source: 'addition; docs/systems.md, G-130',
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({ nr_sequencial: id }),
    refusals: ['NAO_ENCONTRADO', 'CHAVE_REVOGADA'],
  }),
};
