import { type Call, isPanelCall, isPanelWho } from './call.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * Every refusal a call may give: its own and those of its kind. Outside production the server fails when a use case throws any
 * other, or the database fails with any other (server/src/core/db/failures.ts); those of the HTTP layer are not compared.
 */
export const declaredRefusals = (call: Call): ReadonlySet<RefusalCode> =>
  new Set<RefusalCode>([
    ...ofAll,
    ...ofCaller(call),
    ...(isPanelCall(call) ? (['PAINEL_EM_OUTRO_ENDERECO'] as const) : []),
    ...(call.method === 'GET' ? [] : ofBodies),
    ...(call.command ? ofCommands : []),
    ...call.refusals,
  ]);

const ofAll = [
  'ENTRADA_INVALIDA',
  'CABECALHO_INVALIDO',
  'CAMPO_INVALIDO',
  'OCUPADO',
  'SEM_ESPACO',
  'EMPRESA_FORA_DO_AR',
  'FALHA_INTERNA',
] as const;
const ofCompanies = ['EMPRESA_NAO_INFORMADA', 'CHAVE_ILEGIVEL'] as const;
const ofSessions = [
  'SESSAO_EXPIRADA',
  'FILIAL_RETIRADA',
  'SEM_PERMISSAO',
  'CHAVE_SEM_VALOR',
  'CHAVE_SEM_CHAMADA',
  'CHAVE_LIMITE',
] as const;
const ofPanelUsers = ['CONFIRMAR_SENHA', 'SEGUNDO_FATOR_FALTA'] as const;
const ofBodies = ['CORPO_GRANDE_DEMAIS', 'TIPO_NAO_SUPORTADO'] as const;
const ofCommands = ['CHAVE_REUTILIZADA', 'CONFLITO', 'EMPRESA_EM_MUDANCA'] as const;

function ofCaller({ who }: Call): readonly RefusalCode[] {
  if (who === 'anyone') return [];
  if (who === 'company') return ofCompanies;
  return [...ofSessions, ...(isPanelWho(who) ? ofPanelUsers : ofCompanies)];
}
