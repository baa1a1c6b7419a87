import { describe, expect, it } from 'vitest';
import { chosen, draftOf, givenOf, mayBeOf, missingIn, readingOf } from './key-form.ts';

const full = { ...draftOf(null), name: ' ERP ', person: '7', branch: '1', calls: ['listDrivers'] };

const call = (nome: string, escreve: boolean) => ({
  nome,
  metodo: 'GET',
  caminho: nome,
  escreve,
  resumo: { pt: nome, es: nome },
  quem: ['attendant' as const, 'staff' as const],
  precisa: [],
});

describe('the form of a key', () => {
  it('names what is missing, in its order', () => {
    expect(missingIn(draftOf(null))).toEqual(['name', 'person', 'branch', 'calls']);
    expect(missingIn(full)).toEqual([]);
  });

  it.each(['', '0', '6001', '1,5', 'x'])('takes no %s calls a minute', (perMinute) => {
    expect(missingIn({ ...full, perMinute })).toEqual(['perMinute']);
  });

  it('sends a key that is good to the end of its last day, or without end', () => {
    expect(givenOf({ ...full, until: '2027-01-31' })).toEqual({
      ds_chave: 'ERP',
      ds_chamadas: ['listDrivers'],
      qt_por_minuto: 120,
      dt_expira: '2027-01-31T23:59:59Z',
    });
    expect(givenOf(full).dt_expira).toBeNull();
  });

  it('takes and leaves calls', () => {
    expect(chosen(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c']);
    expect(chosen(['a', 'b'], ['b', 'c'], false)).toEqual(['a']);
  });

  it('knows what the person of a key may not send', () => {
    const readings = { ...call('a', true), quem: ['staff' as const], precisa: ['planos' as const] };
    expect(mayBeOf(undefined, readings)).toBe(true);
    expect(mayBeOf({ tipo: 'staff', permissoes: ['planos'] }, readings)).toBe(true);
    expect(mayBeOf({ tipo: 'staff', permissoes: [] }, readings)).toBe(false);
    expect(mayBeOf({ tipo: 'attendant', permissoes: ['planos'] }, readings)).toBe(false);
  });

  it('knows those of an area that only read', () => {
    expect(readingOf({ area: 'fleet', chamadas: [call('a', false), call('b', true)] })).toEqual(['a']);
  });
});
