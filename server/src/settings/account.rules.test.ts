import { expect, it } from 'vitest';
import { unreachedRefusal } from './account.rules.ts';

it.each([
  [undefined, 'CONTA_SEM_DESCRICAO'],
  ['REDE_NAO_PERMITIDA', 'CONTA_REDE'],
  ['NOME_INEXISTENTE', 'CONTA_NOME'],
  ['CERTIFICADO', 'CONTA_CERTIFICADO'],
  ['REDIRECIONAMENTO', 'CONTA_SEM_DESCRICAO'],
  ['RECUSA_CONEXAO', 'CONTA_FORA_DO_AR'],
  ['DEMORA', 'CONTA_FORA_DO_AR'],
] as const)('a provider that cannot be asked because of %s: %s', (reason, refusal) => {
  expect(unreachedRefusal(reason)).toBe(refusal);
});
