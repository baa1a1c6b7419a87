/** Which of the product's two schemas a database has. */
export type Schema = 'control' | 'company';

/** Tables the panel's roles never see and no export holds. */
export const hidden = {
  control: [
    'sessao',
    'tentativa_login',
    'origem_conhecida',
    'usuario_painel',
    'fator_totp',
    'chave_acesso',
    'codigo_recuperacao',
    'passo_painel',
    'terminal',
    'comando_painel',
    'auditoria',
    'script_execucao',
    'script_execucao_base',
  ],
  company: [
    'clifor_acesso',
    'prova_digitos',
    'comando',
    'anexo_parte',
    'carga_linha',
    'carga_falha',
    'carga_feita',
    'carga_mantida',
    'mudanca_veiculo',
    'chave_sistema',
    'webhook_envio',
    'conta_empresa',
  ],
} as const satisfies Record<Schema, readonly string[]>;
/** Tables the server only adds to. */
export const appendOnly = {
  control: ['auditoria'],
  company: ['cadastro_mudanca', 'cadastro_uniao_movido', 'evento', 'execucao_nota'],
} as const satisfies Record<Schema, readonly string[]>;
/** Messages the server sends; a row inserted by a script would be sent in its name. */
export const outbox = 'integracao';
