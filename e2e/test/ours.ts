import { answerMark } from '@terminal/contract/mark';

/** An answer of a test in the server's place, as the server would mark it. */
export const ours = <T extends object>(answer: T): T & { headers: Record<string, string> } => ({
  ...answer,
  headers: { [answerMark]: '1' },
});

/** A failure of the server's own. */
export const broken = ours({ status: 500, json: { mensagem: 'Erro interno', codigo: 'FALHA_INTERNA' } });
