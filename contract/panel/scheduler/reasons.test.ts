import { describe, expect, it } from 'vitest';
import { type RunReason, reasonIn, reasonText } from './reasons.ts';

describe('why a run failed', () => {
  it.each<[RunReason, string, string]>([
    [
      { code: 'SEM_SERVIDOR' },
      'a empresa não tem servidor de rotinas',
      'la empresa no tiene servidor de rutinas',
    ],
    [{ code: 'STATUS', status: 500 }, 'o servidor respondeu 500', 'el servidor respondió 500'],
    [
      { code: 'REDIRECIONAMENTO', status: 301 },
      'respondeu 301: redirecionamentos não são seguidos',
      'respondió 301: no se siguen redirecciones',
    ],
    [
      { code: 'FORMATO', formato: 'image/svg+xml' },
      'respondeu em um formato que não se lê: image/svg+xml',
      'respondió en un formato que no se lee: image/svg+xml',
    ],
    [
      { code: 'FORMATO', formato: '' },
      'respondeu em um formato que não se lê: ',
      'respondió en un formato que no se lee: ',
    ],
    [{ code: 'DEMORA', segundos: 60 }, 'sem resposta completa em 60 s', 'sin respuesta completa en 60 s'],
    [{ code: 'NAO_EXECUTADA', dias: 3 }, 'não foi executada há 3 dias', 'no se ejecuta desde hace 3 días'],
    [{ code: 'PARADA', nome: 'ANA $& LIMA' }, 'parada por ANA $& LIMA', 'detenida por ANA $& LIMA'],
    [{ code: 'PARADA', nome: '{nome}\n{x}' }, 'parada por {nome}\n{x}', 'detenida por {nome}\n{x}'],
  ])('%o is stored as "%s" and read in Spanish as "%s"', (reason, stored, said) => {
    expect(reasonText(reason)).toBe(stored);
    expect(reasonIn('pt', stored)).toBe(stored);
    expect(reasonIn('es', stored)).toBe(said);
  });

  it.each(['something of a mail server', 'o servidor não responde mais', 'parada por'])(
    'of an unknown text, such as "%s", is that text',
    (stored) => {
      expect(reasonIn('es', stored)).toBe(stored);
    },
  );
});
