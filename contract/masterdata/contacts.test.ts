import { describe, expect, it } from 'vitest';
import { contactFaults, contactsCell, contactsIn, mostContacts, toldContacts } from './contacts.ts';

const ana = {
  nome: 'Ana Souza',
  funcao: 'Vendas',
  telefone: '(41) 99888-7766',
  email: 'ana@oficina.example',
};
const blank = { nome: '', funcao: '', telefone: '', email: '' };

describe('contacts in a cell', () => {
  it.each([
    [[]],
    [[ana]],
    [[ana, { ...blank, nome: 'Rui' }]],
    [[blank, ana]],
    [[ana, blank]],
    [[{ ...ana, nome: 'Ana ' }]],
  ])('come back as they were written: %j', (contacts) => {
    expect(contactsIn(contactsCell(contacts))).toEqual(contacts);
  });

  it('hold no sign that parts them, and may be written closely', () => {
    expect(contactsIn(contactsCell([{ ...ana, nome: 'Ana; Rui | Zé' }]))[0]?.nome).toBe('Ana, Rui , Zé');
    expect(toldContacts('Ana;Vendas;4199887766|Rui')).toEqual([
      { ...blank, nome: 'Ana', funcao: 'Vendas', telefone: '4199887766' },
      { ...blank, nome: 'Rui' },
    ]);
    expect(toldContacts('; ; ;  | Rui; ; ; ')).toEqual([{ ...blank, nome: 'Rui' }]);
  });
});

it.each([
  [[ana], []],
  [[{ ...ana, telefone: '', email: '' }], []],
  [[{ ...ana, nome: '' }], ['CONTATO_SEM_NOME']],
  [[{ ...ana, nome: 'A'.repeat(61) }], ['CONTATO_LONGO']],
  [[{ ...ana, telefone: '99' }], ['CONTATO_TELEFONE']],
  [[{ ...ana, email: 'ana' }], ['CONTATO_EMAIL']],
  [[ana, ana], ['CONTATO_REPETIDO']],
  [Array.from({ length: mostContacts + 1 }, (_, n) => ({ ...ana, nome: `Ana ${n}` })), ['CONTATOS_DEMAIS']],
])('contacts %j: %j', (contacts, codes) => {
  expect(contactFaults(contacts).map(({ code }) => code)).toEqual(codes);
});
