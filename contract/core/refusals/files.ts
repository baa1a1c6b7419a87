import type { RefusalTable } from './table.ts';

/** Refusals of files (doc 2 §5, G-13). */
export const filesRefusals = {
  ARQUIVO_GRANDE: { status: 413, texto: 'Arquivo grande demais: o limite é de {limite} MB.' },
  ARQUIVOS_DEMAIS: { status: 422, texto: 'Arquivos demais: o limite é {limite}.' },
  ARQUIVO_TIPO: { status: 422, texto: 'Só são aceitas fotos (JPG, PNG, WEBP) e PDF.' },
  ARQUIVO_INCOMPLETO: { status: 409, texto: 'O arquivo não chegou inteiro. Envie de novo.' },
  ARQUIVO_ILEGIVEL: { status: 422, texto: 'Não foi possível ler este arquivo.' },
  FOTO_TIPO: { status: 422, texto: 'Envie uma foto só (JPG, PNG ou WEBP).' },
  LINK_INVALIDO: { status: 403, texto: 'Este link expirou ou não é válido.' },
} as const satisfies RefusalTable;
