import { afterEach, describe, expect, it } from 'vitest';
import { sayWith } from '../core/i18n/labels.ts';
import { labels } from '../texts/es/core-labels.ts';
import { headsIn, layOut } from './columns.ts';

describe('heads in Spanish', () => {
  afterEach(() => sayWith({ builtIn: {} }));

  it('are shown and accepted where Spanish is spoken, beside the Portuguese ones', () => {
    sayWith({ builtIn: labels });
    expect(headsIn('estoque')['peca']).toBe('Repuesto');
    const row = ['A1', 'FILTRO', '2'];
    const laid = [...row, '', '', '', ''];
    expect(layOut('estoque', [['Código', 'Repuesto', 'Cantidad'], row])).toEqual([laid]);
    expect(layOut('estoque', [['Código', 'Peça', 'Quantidade'], row])).toEqual([laid]);
  });
});
