import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';

describe('the text of a label', () => {
  it.each([
    ['RHT4B67', 'RHT4B67'],
    [' rht-4b67 ', 'RHT4B67'],
    ['https://terminal.example/novaOs?placa=rht4b67', 'RHT4B67'],
    ['https://terminal.example/item?cod=EMP-014&x=1', 'EMP014'],
    ['https://terminal.example/os/184502/osExterna', '184502'],
    ['EMP-014', 'EMP014'],
    ['https://terminal.example/', 'HTTPSTERMINALEXAMPLE'],
    ['', ''],
  ])('%j is the code %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
