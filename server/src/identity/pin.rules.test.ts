import { describe, expect, it } from 'vitest';
import { type PinFault, pinFault } from './pin.rules.ts';

const facts = { length: 4, registration: '1001', beginsAsCpf: false };

describe('a PIN', () => {
  it.each<[string, PinFault | null]>([
    ['4826', null],
    ['2580', null],
    ['1223', null],
    ['123', 'PIN_TAMANHO'],
    ['48261', 'PIN_TAMANHO'],
    ['7777', 'PIN_REPETIDO'],
    ['2525', 'PIN_REPETIDO'],
    ['3456', 'PIN_SEQUENCIA'],
    ['8901', 'PIN_SEQUENCIA'],
    ['6543', 'PIN_SEQUENCIA'],
    ['1098', 'PIN_SEQUENCIA'],
    ['1001', 'PIN_MATRICULA'],
  ])('%s is judged %s', (pin, fault) => {
    expect(pinFault(pin, facts)).toBe(fault);
  });

  it.each<[string, PinFault | null]>([
    ['482648', null],
    ['482482', 'PIN_REPETIDO'],
    ['001001', 'PIN_REPETIDO'],
    ['171001', 'PIN_MATRICULA'],
  ])('of six digits, %s is judged %s', (pin, fault) => {
    expect(pinFault(pin, { ...facts, length: 6 })).toBe(fault);
  });

  it('does not begin as the CPF of the person', () => {
    expect(pinFault('4826', { ...facts, beginsAsCpf: true })).toBe('PIN_CPF');
  });

  it('may have in it a registration of one or two digits', () => {
    expect(pinFault('4826', { ...facts, registration: '82' })).toBeNull();
  });

  it('is refused where the company has none', () => {
    expect(pinFault('4826', { ...facts, length: null })).toBe('PIN_TAMANHO');
  });
});
