import type { RefusalTable } from './table.ts';

/** Refusals of keys and webhooks of other systems (docs/systems.md). */
export const systemsRefusals = {
  CHAMADA_SEM_CHAVE: {
    status: 422,
    pt: 'Estas chamadas não se dão a uma chave: {nomes}.',
    es: 'Estas llamadas no se dan a una clave: {nomes}.',
  },
  CHAMADA_SEM_DIREITO: {
    status: 422,
    pt: 'A pessoa desta chave não pode: {nomes}. Dê a ela a permissão, ou tire estas chamadas.',
    es: 'La persona de esta clave no puede: {nomes}. Dele el permiso, o quite estas llamadas.',
  },
  CHAVE_REVOGADA: {
    status: 409,
    pt: 'Esta chave foi revogada: crie outra.',
    es: 'Esta clave fue revocada: cree otra.',
  },
  CHAVE_ILEGIVEL: {
    status: 401,
    pt: 'A chave não chegou inteira: copie-a de novo, sem mudar nada.',
    es: 'La clave no llegó entera: cópiela de nuevo, sin cambiar nada.',
  },
  CHAVE_SEM_VALOR: {
    status: 401,
    pt: 'Esta chave não vale: foi revogada, venceu ou seu segredo foi trocado.',
    es: 'Esta clave no vale: fue revocada, venció o su secreto fue cambiado.',
  },
  CHAVE_SEM_CHAMADA: {
    status: 403,
    pt: 'Esta chave não tem esta chamada.',
    es: 'Esta clave no tiene esta llamada.',
  },
  CHAVE_LIMITE: {
    status: 429,
    pt: 'Chamadas demais com esta chave: aguarde.',
    es: 'Demasiadas llamadas con esta clave: espere.',
  },
  ENDERECO_DE_WEBHOOK: {
    status: 422,
    pt: 'Informe um endereço https:// que outro sistema atende, sem usuário nem senha.',
    es: 'Informe una dirección https:// que atienda otro sistema, sin usuario ni contraseña.',
  },
  REDE_DE_WEBHOOK: {
    status: 422,
    pt: 'Este endereço é de uma rede interna, que é protegida. Peça a quem mantém o servidor que a libere.',
    es: 'Esta dirección es de una red interna, que está protegida. Pida a quien mantiene el servidor que la libere.',
  },
  WEBHOOK_DESATIVADO: {
    status: 409,
    pt: 'Este webhook está desativado: ative-o antes.',
    es: 'Este webhook está desactivado: actívelo antes.',
  },
} as const satisfies RefusalTable;
