import { dashboardRefusals } from './refusals/dashboard.ts';
import { executionRefusals } from './refusals/execution.ts';
import { filesRefusals } from './refusals/files.ts';
import { fleetRefusals } from './refusals/fleet.ts';
import { importsRefusals } from './refusals/imports.ts';
import { intakeRefusals } from './refusals/intake.ts';
import { integrationRefusals } from './refusals/integration.ts';
import { inventoryRefusals } from './refusals/inventory.ts';
import { itemsRefusals } from './refusals/items.ts';
import { masterDataRefusals } from './refusals/masterdata.ts';
import { ordersRefusals } from './refusals/orders.ts';
import { panelRefusals } from './refusals/panel.ts';
import { panelSqlRefusals } from './refusals/panel-sql.ts';
import { plansRefusals } from './refusals/plans.ts';
import { registryRefusals } from './refusals/registry.ts';
import { sessionRefusals } from './refusals/session.ts';
import { settingsRefusals } from './refusals/settings.ts';
import { stockRefusals } from './refusals/stock.ts';
import { surveysRefusals } from './refusals/surveys.ts';
import { systemsRefusals } from './refusals/systems.ts';
import type { RefusalTable } from './refusals/table.ts';
import { tyresRefusals } from './refusals/tyres.ts';
import { vehicleRefusals } from './refusals/vehicle.ts';

/**
 * Every refusal the server can give: code → HTTP status and the text people read, in both languages.
 * Portuguese texts are the specification's where it has one (odd spellings included), ours otherwise.
 * Sources: doc 1 §8, doc 2 §4, §5 and §8, G-07.
 */
export const refusals = {
  // Calls in general (G-07)
  ENTRADA_INVALIDA: {
    status: 400,
    pt: 'Dados enviados em formato inválido.',
    es: 'Datos enviados en formato inválido.',
  },
  CABECALHO_INVALIDO: { status: 400, pt: 'Cabeçalho inválido.', es: 'Encabezado inválido.' },
  EMPRESA_NAO_INFORMADA: { status: 400, pt: 'Empresa não informada.', es: 'Empresa no informada.' },
  CAMPO_INVALIDO: {
    status: 422,
    pt: 'Há campos preenchidos de forma inválida.',
    es: 'Hay campos completados de forma inválida.',
  },
  SESSAO_EXPIRADA: {
    status: 401,
    pt: 'Sua sessão expirou. Por favor, faça o login novamente.',
    es: 'Su sesión expiró. Por favor, inicie sesión nuevamente.',
  },
  FILIAL_RETIRADA: {
    status: 401,
    pt: 'A empresa mudou as filiais em que você trabalha. Entre de novo.',
    es: 'La empresa cambió las sucursales en las que trabaja. Inicie sesión de nuevo.',
  },
  SEM_PERMISSAO: {
    status: 403,
    pt: 'Seu usuário não tem permissão para esta ação.',
    es: 'Su usuario no tiene permiso para esta acción.',
  },
  NAO_ENCONTRADO: { status: 404, pt: 'Registro não encontrado.', es: 'Registro no encontrado.' },
  CAMINHO_INEXISTENTE: { status: 404, pt: 'Este endereço não existe.', es: 'Esta dirección no existe.' },
  METODO_NAO_PERMITIDO: {
    status: 405,
    pt: 'Método não permitido neste endereço.',
    es: 'Método no permitido en esta dirección.',
  },
  CORPO_GRANDE_DEMAIS: { status: 413, pt: 'O envio é grande demais.', es: 'El envío es demasiado grande.' },
  TIPO_NAO_SUPORTADO: {
    status: 415,
    pt: 'Tipo de conteúdo não suportado.',
    es: 'Tipo de contenido no admitido.',
  },
  CHAVE_REUTILIZADA: {
    status: 422,
    pt: 'Esta chave de envio já foi usada em outro comando.',
    es: 'Esta clave de envío ya se usó en otro comando.',
  },
  CONFLITO: {
    status: 409,
    pt: 'O registro mudou enquanto você trabalhava. Carregue novamente.',
    es: 'El registro cambió mientras usted trabajaba. Cargue de nuevo.',
  },
  OCUPADO: {
    status: 503,
    pt: 'O sistema está ocupado. Tente novamente em instantes.',
    es: 'El sistema está ocupado. Intente de nuevo en unos instantes.',
  },
  EMPRESA_FORA_DO_AR: {
    status: 503,
    pt: 'A base desta empresa está em manutenção.',
    es: 'La base de esta empresa está en mantenimiento.',
  },
  EMPRESA_EM_MUDANCA: {
    status: 503,
    pt: 'Os dados desta empresa estão em mudança: por instantes nada é gravado.',
    es: 'Los datos de esta empresa están en mudanza: por unos instantes no se guarda nada.',
  },
  SEM_ESPACO: {
    status: 507,
    pt: 'Não há espaço para gravar. Avise o suporte.',
    es: 'No hay espacio para guardar. Avise al soporte.',
  },
  FALHA_INTERNA: {
    status: 500,
    pt: 'Ocorreu um erro inesperado. Se continuar, informe o código ao suporte.',
    es: 'Ocurrió un error inesperado. Si continúa, informe el código al soporte.',
  },

  ...sessionRefusals,
  ...panelRefusals,
  ...panelSqlRefusals,
  ...ordersRefusals,
  ...executionRefusals,
  ...itemsRefusals,
  ...filesRefusals,
  ...surveysRefusals,
  ...registryRefusals,
  ...masterDataRefusals,
  ...settingsRefusals,
  ...systemsRefusals,
  ...fleetRefusals,
  ...plansRefusals,
  ...tyresRefusals,
  ...vehicleRefusals,
  ...inventoryRefusals,
  ...stockRefusals,
  ...importsRefusals,
  ...intakeRefusals,
  ...dashboardRefusals,
  ...integrationRefusals,
} as const satisfies RefusalTable;

export type RefusalCode = keyof typeof refusals;
