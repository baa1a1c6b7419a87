import { dashboardRefusals } from './refusals/dashboard.ts';
import { executionRefusals } from './refusals/execution.ts';
import { filesRefusals } from './refusals/files.ts';
import { fleetRefusals } from './refusals/fleet.ts';
import { importsRefusals } from './refusals/imports.ts';
import { integrationRefusals } from './refusals/integration.ts';
import { inventoryRefusals } from './refusals/inventory.ts';
import { itemsRefusals } from './refusals/items.ts';
import { ordersRefusals } from './refusals/orders.ts';
import { panelRefusals } from './refusals/panel.ts';
import { plansRefusals } from './refusals/plans.ts';
import { registryRefusals } from './refusals/registry.ts';
import { sessionRefusals } from './refusals/session.ts';
import { stockRefusals } from './refusals/stock.ts';
import { surveysRefusals } from './refusals/surveys.ts';
import type { RefusalTable } from './refusals/table.ts';
import { tyresRefusals } from './refusals/tyres.ts';

/**
 * Every refusal the server can give: code → HTTP status and the Portuguese text people read.
 * Texts are the specification's where it has one (odd spellings included), ours otherwise.
 * Sources: doc 1 §8, doc 2 §4, §5 and §8, G-07.
 */
export const refusals = {
  // Calls in general (G-07)
  ENTRADA_INVALIDA: { status: 400, texto: 'Dados enviados em formato inválido.' },
  CABECALHO_INVALIDO: { status: 400, texto: 'Cabeçalho inválido.' },
  EMPRESA_NAO_INFORMADA: { status: 400, texto: 'Empresa não informada.' },
  CAMPO_INVALIDO: { status: 422, texto: 'Há campos preenchidos de forma inválida.' },
  SESSAO_EXPIRADA: { status: 401, texto: 'Sua sessão expirou. Por favor, faça o login novamente.' },
  SEM_PERMISSAO: { status: 403, texto: 'Seu usuário não tem permissão para esta ação.' },
  NAO_ENCONTRADO: { status: 404, texto: 'Registro não encontrado.' },
  CAMINHO_INEXISTENTE: { status: 404, texto: 'Este endereço não existe.' },
  METODO_NAO_PERMITIDO: { status: 405, texto: 'Método não permitido neste endereço.' },
  CORPO_GRANDE_DEMAIS: { status: 413, texto: 'O envio é grande demais.' },
  TIPO_NAO_SUPORTADO: { status: 415, texto: 'Tipo de conteúdo não suportado.' },
  CHAVE_REUTILIZADA: { status: 422, texto: 'Esta chave de envio já foi usada em outro comando.' },
  CONFLITO: { status: 409, texto: 'O registro mudou enquanto você trabalhava. Carregue novamente.' },
  OCUPADO: { status: 503, texto: 'O sistema está ocupado. Tente novamente em instantes.' },
  EMPRESA_FORA_DO_AR: { status: 503, texto: 'A base desta empresa está em manutenção.' },
  SEM_ESPACO: { status: 507, texto: 'Não há espaço para gravar. Avise o suporte.' },
  FALHA_INTERNA: {
    status: 500,
    texto: 'Ocorreu um erro inesperado. Se continuar, informe o código ao suporte.',
  },

  ...sessionRefusals,
  ...panelRefusals,
  ...ordersRefusals,
  ...executionRefusals,
  ...itemsRefusals,
  ...filesRefusals,
  ...surveysRefusals,
  ...registryRefusals,
  ...fleetRefusals,
  ...plansRefusals,
  ...tyresRefusals,
  ...inventoryRefusals,
  ...stockRefusals,
  ...importsRefusals,
  ...dashboardRefusals,
  ...integrationRefusals,
} as const satisfies RefusalTable;

export type RefusalCode = keyof typeof refusals;
