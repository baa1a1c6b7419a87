import type { RefusalTable } from './table.ts';

/** Refusals of files (doc 2 §5, G-13). */
export const filesRefusals = {
  ARQUIVO_GRANDE: {
    status: 413,
    pt: 'Arquivo grande demais: o limite é de {limite} MB.',
    es: 'Archivo demasiado grande: el límite es de {limite} MB.',
  },
  ARQUIVOS_DEMAIS: {
    status: 422,
    pt: 'Arquivos demais: o limite é {limite}.',
    es: 'Demasiados archivos: el límite es {limite}.',
  },
  ARQUIVO_TIPO: {
    status: 422,
    pt: 'Só são aceitas fotos (JPG, PNG, WEBP) e PDF.',
    es: 'Solo se aceptan fotos (JPG, PNG, WEBP) y PDF.',
  },
  ARQUIVO_INCOMPLETO: {
    status: 409,
    pt: 'O arquivo não chegou inteiro. Envie de novo.',
    es: 'El archivo no llegó entero. Envíelo de nuevo.',
  },
  ARQUIVO_ILEGIVEL: {
    status: 422,
    pt: 'Não foi possível ler este arquivo.',
    es: 'No fue posible leer este archivo.',
  },
  FOTO_TIPO: {
    status: 422,
    pt: 'Envie uma foto só (JPG, PNG ou WEBP).',
    es: 'Envíe una sola foto (JPG, PNG o WEBP).',
  },
  LINK_INVALIDO: {
    status: 403,
    pt: 'Este link expirou ou não é válido.',
    es: 'Este enlace venció o no es válido.',
  },
} as const satisfies RefusalTable;
