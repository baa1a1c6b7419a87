import type { OutsideReason, RefusalCode } from '@terminal/contract';

/** What of an unreached provider is said apart; everything else is that it does not answer. */
const told: Partial<Record<OutsideReason['code'], RefusalCode>> = {
  REDE_NAO_PERMITIDA: 'CONTA_REDE',
  NOME_INEXISTENTE: 'CONTA_NOME',
  NOME_SEM_ENDERECO: 'CONTA_NOME',
  CERTIFICADO: 'CONTA_CERTIFICADO',
  SEM_TLS: 'CONTA_CERTIFICADO',
  REDIRECIONAMENTO: 'CONTA_SEM_DESCRICAO',
};

/** What is said of a provider that could not be asked. @param reason undefined: it answered, but not as a provider does */
export const unreachedRefusal = (reason: OutsideReason['code'] | undefined): RefusalCode =>
  reason === undefined ? 'CONTA_SEM_DESCRICAO' : (told[reason] ?? 'CONTA_FORA_DO_AR');

/** Path the provider sends people back to: the login page reads its answer. */
export const returnPath = '/login';
