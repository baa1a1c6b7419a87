import { describe, expect, it } from 'vitest';
import { bodyOf, formOf, isComplete } from './schedule-form.ts';

const schedule = {
  nome_empresa: 'DEMO',
  nome_rotina: 'Avisa',
  ds_caminho: '/avisar',
  dia_semana: 'SEGUNDA' as const,
  hora: '6',
  ds_email: 'a@b.com; c@d.com',
  nr_seq_agendamento: 7,
  nr_seq_agendamento_cliente: 7,
  nr_seq_arquivo: 3,
  nr_seq_empresa: 2,
  link_execucao: null,
  ultima: null,
  qt_dias_parado: null,
  proxima: null,
  ds_fuso: 'America/Sao_Paulo',
};

describe('the form of a schedule', () => {
  it('begins with the company of the list, and is complete without addresses', () => {
    const empty = formOf(null, '2');
    expect(empty.company).toBe('2');
    expect(isComplete(empty)).toBe(false);
    expect(isComplete({ ...empty, routine: '3', day: 'TODOS', hour: '6' })).toBe(true);
  });

  it('sends what it was given, the routine under both its names', () => {
    expect(bodyOf(formOf(schedule, ''))).toEqual({
      rotina: 3,
      nr_seq_arquivo: 3,
      nr_seq_empresa: 2,
      dia: 'SEGUNDA',
      hora: '6',
      emails: 'a@b.com; c@d.com',
    });
    expect(bodyOf({ ...formOf(schedule, ''), emails: ' ' }).emails).toBeNull();
  });
});
