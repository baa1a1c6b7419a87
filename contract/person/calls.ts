import { z } from 'zod';
import { confirmedPanel, defineCall, panel } from '../core/call.ts';
import { badge, bigId, countText, envelope, flag, id, idText, text } from '../core/fields.ts';

/** Tables that hold rows about a person, his own first; a test compares them with the database. */
export const personTables = [
  'g_clifor',
  'anexo',
  'cadastro_mudanca',
  'cadastro_uniao',
  'clifor_filial',
  'correcao',
  'estoque_movimento',
  'execucao',
  'execucao_nota',
  'inventario',
  'inventario_codigo',
  'inventario_contagem',
  'inventario_item',
  'km_leitura',
  'leitura_retida',
  'os',
  'os_comentario',
  'os_item',
  'os_item_dispensa',
  'os_preco',
  'parametro',
  'peca_chegada',
  'pesquisa',
  'plano_historico',
  'plano_mudanca',
  'pneu',
  'pneu_achado',
  'pneu_aplicacao',
  'pneu_destino',
  'pneu_evento',
  'veiculo_documento',
  'clifor_cadastro',
  'fornecedor_contato',
  'clifor_foto',
  'evento',
] as const;
export type PersonTable = (typeof personTables)[number];

/** A person of a company as listed in the panel. */
const person = {
  nr_sequencial: id,
  ds_colaborador: z.string(),
  nr_matricula: z.string().nullable(),
  ds_funcao: z.string().nullable(),
  /** C person, F supplier. */
  tp_clifor: z.enum(['C', 'F']),
  st_status: z.enum(['A', 'I']),
  /** S: anonymised. */
  st_anonima: flag,
};

const ofPerson = { nr_seq_empresa: id, nr_sequencial: id };

/** Personal data a company stores: list, export, anonymise (docs/security.md). */
export const personCalls = {
  /** By name. */
  listPeople: defineCall({
    method: 'GET',
    path: 'painel/getPessoas',
    reads: ['dados_pessoais'],
    summary: 'People and suppliers of a company',
    source: 'addition; docs/security.md',
    who: panel('A'),
    query: z.strictObject({
      empresa: idText,
      /** Part of the name, a registration or a number. */
      filtro: text(60).optional(),
      page: countText(1_000_000).optional(),
    }),
    answer: envelope(z.strictObject(person)),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA'],
  }),
  /** The person, the number of stored rows by table, and what prevents anonymising. */
  getPersonData: defineCall({
    method: 'GET',
    path: 'painel/getDadosPessoa',
    reads: ['dados_pessoais'],
    summary: 'What is kept about a person',
    source: 'addition; docs/security.md',
    who: panel('A'),
    query: z.strictObject({ empresa: idText, pessoa: idText }),
    answer: z.strictObject({
      ...person,
      /** S: has a badge (G-126). */
      st_cracha: flag,
      /** Orders the person is working on. */
      ordens: z.array(bigId),
      dados: z.array(z.strictObject({ tabela: z.enum(personTables), qt_linhas: z.int() })),
    }),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'PESSOA_DESCONHECIDA'],
  }),
  /** Data export as one archive, like `npm run person:export`. */
  exportPerson: defineCall({
    method: 'POST',
    path: 'painel/exportDadosPessoa',
    summary: 'Everything kept about a person, as ZIP',
    source: 'addition; docs/security.md',
    who: confirmedPanel('A'),
    wire: 'file',
    body: z.strictObject(ofPerson),
    answer: z.any(),
    refusals: ['NAO_ENCONTRADO', 'EMPRESA_SUSPENSA', 'PESSOA_DESCONHECIDA'],
  }),
  /** Gives a person who signs in the badge that was scanned, in the place of a former one; null takes it away (G-126). */
  setBadge: defineCall({
    method: 'POST',
    path: 'painel/registrarCracha',
    changes: ['dados_pessoais'],
    summary: 'Give a person a badge, or take it away',
    source: 'addition; G-126',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({ ...ofPerson, cracha: badge.nullable() }),
    answer: z.strictObject({ st_cracha: flag }),
    refusals: [
      'NAO_ENCONTRADO',
      'EMPRESA_SUSPENSA',
      'PESSOA_DESCONHECIDA',
      'PESSOA_SEM_DIGITOS',
      'CRACHA_EM_USO',
    ],
  }),
  /** Anonymises a person, like `npm run person:anonymise`. */
  anonymisePerson: defineCall({
    method: 'POST',
    path: 'painel/anonimizarPessoa',
    changes: ['dados_pessoais'],
    summary: 'Make a person nameless; there is no way back',
    source: 'addition; docs/security.md',
    who: confirmedPanel('A'),
    command: true,
    body: z.strictObject({
      ...ofPerson,
      /** The person's number, typed again as confirmation. */
      confirmacao: text(20).min(1),
    }),
    answer: z.strictObject({
      /** What the person is called from now on. */
      ds_colaborador: z.string(),
      /** Rows of other tables that contained the name or the address. */
      qt_linhas: z.int(),
    }),
    refusals: [
      'NAO_ENCONTRADO',
      'EMPRESA_SUSPENSA',
      'PESSOA_DESCONHECIDA',
      'PESSOA_ANONIMA',
      'PESSOA_EM_TRABALHO',
      'EMPRESA_SEM_ADMINISTRADOR',
      'NUMERO_NAO_CONFERE',
    ],
  }),
};
