import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importColumns } from '@terminal/contract/imports';
import { intakeColumns, intakeOrder } from '@terminal/contract/intake';
import { afterEach, describe, expect, test } from 'vitest';
import { labels } from '../../texts/es/core-labels.ts';
import { sentence } from '../format/words.ts';
import { label, sayWith } from './labels.ts';

afterEach(() => sayWith({ own: {}, words: {}, builtIn: {} }));

describe('names that are data', () => {
  test('stay as they are stored in Portuguese, unless the dictionary has another word', () => {
    expect(label('Refeicao')).toBe('Refeicao');
    sayWith({ words: { REFEICAO: 'REFEIÇÃO' } });
    expect(label('Refeicao')).toBe('Refeição');
  });

  test('have a Spanish word, in the case of the stored one, and the dictionary goes before it', () => {
    sayWith({ builtIn: labels });
    expect(label('Aguardando Peças')).toBe('Esperando repuestos');
    expect(label('MÉDIA')).toBe('MEDIA');
    expect(sentence('SOCORRO EM ROTA')).toBe('Auxilio en ruta');
    sayWith({ words: { 'AGUARDANDO PEÇAS': 'FALTAN PIEZAS' } });
    expect(label('Aguardando Peças')).toBe('Faltan piezas');
  });

  test('that the company says itself in Spanish go before every other word, as they were typed', () => {
    sayWith({ builtIn: labels, words: { REFEICAO: 'COMIDA' }, own: { Refeicao: 'Almuerzo en YPF' } });
    expect(label('Refeicao')).toBe('Almuerzo en YPF');
  });

  test('that every company has are all known in Spanish', () => {
    const file = join(import.meta.dirname, '../../../../server/db/migrations/company/0002_required_rows.sql');
    const rows = readFileSync(file, 'utf8').split('insert into criticidade')[1] ?? '';
    // Of a line only what stands between its own quotes: a name is neither a comma nor a bracket.
    const names = [...rows.matchAll(/'([^'\n]*)'/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => /\p{L}{3}/u.test(name));
    const kinds = ['PAUSA', 'CANCELAMENTO', 'SOCORRO', 'DESCARTE'];
    const alike = ['ALTA', 'LEVE', '48 HORAS', 'CHECKLIST', 'PREVENTIVA', 'AGENTE EXTERNO'];
    const unknown = names.filter(
      (name) => ![...kinds, ...alike].includes(name) && !(name.toLocaleUpperCase('pt-BR') in labels),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });

  test('that are columns of files are all known in Spanish', () => {
    const heads = [
      ...Object.values(importColumns).flatMap((columns) => Object.values(columns)),
      ...intakeOrder.flatMap((kind) => intakeColumns(kind).map(([, { head }]) => head)),
    ];
    const alike = [
      ...['Tipo', 'Ciclo', 'Intervalo', 'Horas', 'Placa', 'Último medidor', 'Medidor', 'Marca', 'Modelo'],
      ...['Medida', 'Vida', 'Valor', 'Compra', 'Código', 'Documento', 'Mínimo', 'Segmento', 'Problema'],
      ...[
        'Número',
        'Departamento',
        'UF',
        'SLA',
        'Administra',
        'Problemas',
        'Matrícula',
        'Local',
        'Contrato',
        'Conjunto',
      ],
      ...['CPF', 'CNPJ', 'Tipo de OS', 'Motivo', 'Motivo de', 'Título', 'Etiqueta'],
    ];
    const unknown = heads.filter(
      (head) => !alike.includes(head) && !(head.toLocaleUpperCase('pt-BR') in labels),
    );
    expect(unknown).toEqual([]);
  });
});
