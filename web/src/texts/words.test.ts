import { expect, it } from 'vitest';
import type { Language } from '../core/i18n/translate.ts';
import { allPortuguese } from './portuguese-pages.ts';
import { portuguesePanel } from './portuguese-panel.ts';
import { spanish } from './spanish.ts';
import { spanishPanel } from './spanish-panel.ts';

/**
 * One verb per act, as buttons and titles begin: the verb of the act → verbs people may know it by, which no text begins with.
 * The documents' own texts use the first ones.
 */
const verbs: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  pt: {
    Buscar: ['Procurar', 'Pesquisar', 'Localizar'],
    Salvar: ['Gravar', 'Guardar'],
    Alterar: ['Mudar', 'Modificar'],
    Continuar: ['Seguir', 'Prosseguir'],
    Executar: ['Rodar'],
    Liberar: ['Desbloquear'],
    Excluir: ['Deletar', 'Eliminar'],
    Acessar: ['Visitar'],
    Baixar: ['Descarregar'],
    Enviar: ['Mandar'],
    Retirar: ['Remover pneu', 'Remover o pneu'],
    Vincular: ['Designar', 'Atribuir'],
    Parar: ['Concluir e'],
  },
  es: {
    Buscar: ['Localizar'],
    Guardar: ['Grabar', 'Salvar'],
    Continuar: ['Seguir', 'Proseguir'],
    Ejecutar: ['Correr'],
    Liberar: ['Desbloquear'],
    Eliminar: ['Excluir', 'Suprimir'],
    Descargar: ['Bajar modelo', 'Bajar archivo'],
    Enviar: ['Mandar'],
    Detener: ['Parar', 'Terminar e', 'Terminar y'],
    Vincular: ['Designar', 'Asignar'],
    Acceder: ['Visitar'],
  },
};

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? textsOf(text) : [],
  );

const languages = {
  pt: textsOf({ ...allPortuguese, ...portuguesePanel }),
  es: textsOf({ ...spanish, ...spanishPanel }),
} as const;

it.each(['pt', 'es'] as const)('an act has one verb in %s', (language) => {
  const texts = languages[language];
  expect(texts.length).toBeGreaterThan(1_000);
  const others = Object.values(verbs[language]).flat();
  const begins = (text: string) =>
    others.some((other) => new RegExp(`^¿?${other}(?![\\p{L}])`, 'u').test(text));
  expect(texts.filter(begins)).toEqual([]);
});

it.each(['pt', 'es'] as const)('each of these verbs is used in %s', (language) => {
  const unused = Object.keys(verbs[language]).filter(
    (verb) => !languages[language].some((text) => text.startsWith(verb) || text.startsWith(`¿${verb}`)),
  );
  expect(unused).toEqual([]);
});
