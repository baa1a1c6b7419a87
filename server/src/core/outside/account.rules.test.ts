import { describe, expect, it } from 'vitest';
import { claims, emailOf, exchangeRefusal, onlyOne, proofOf, unreachedRefusal } from './account.rules.ts';

const email = 'ana@empresa.com.br';

describe('the e-mail of an account', () => {
  it.each([
    [{ email, email_verified: true }, true, email],
    [{ email, email_verified: false }, true, null],
    [{ email }, true, null],
    [{ email, email_verified: true }, false, email],
    [{ email, email_verified: false }, false, null],
    [{ email }, false, email],
    [{ email_verified: true }, false, null],
  ] as const)('%j, verified ones alone: %s', (told, verified, found) => {
    expect(emailOf(told, verified)).toBe(found);
  });

  it('is none when the provider tells something else', () => {
    expect(claims.parse({ email: 7, email_verified: 'true', sub: 'x' })).toEqual({
      email: undefined,
      email_verified: undefined,
    });
  });
});

it('an e-mail lets in the one who has it', () => {
  expect(onlyOne([7], 'CONTA_DESCONHECIDA')).toBe(7);
  expect(onlyOne([], 'CONTA_DESCONHECIDA')).toBe('CONTA_DESCONHECIDA');
  expect(onlyOne([7, 8], 'CONTA_DESCONHECIDA')).toBe('CONTA_REPETIDA');
});

describe('a proof counts', () => {
  const proof = { state: 's', nonce: 'n', verifier: 'v', back: 'https://a/login', until: 1_000 };
  it('until its time is over, and only as it was sealed', () => {
    expect(proofOf(JSON.stringify(proof), 999)).toEqual(proof);
    expect(proofOf(JSON.stringify(proof), 1_000)).toBeNull();
    expect(proofOf(undefined, 0)).toBeNull();
  });
});

it.each([
  ['invalid_client', 'CONTA_CLIENTE'],
  ['unauthorized_client', 'CONTA_CLIENTE'],
  ['invalid_grant', 'CONTA_VENCIDA'],
  ['server_error', 'CONTA_NAO_CONCLUIDA'],
])('a provider that refuses the code with %s: %s', (error, refusal) => {
  expect(exchangeRefusal(error)).toBe(refusal);
});

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
