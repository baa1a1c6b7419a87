import { describe, expect, it } from 'vitest';
import { deliveryReasonIn, deliveryReasonText } from './delivery-reasons.ts';

describe('why a message to an outside service failed', () => {
  it.each<[Parameters<typeof deliveryReasonText>[0], string, string]>([
    [{ code: 'ENVIO' }, 'falha no envio', 'falló el envío'],
    [{ code: 'ENDERECOS', quantidade: 2 }, 'recusado: 2 endereço(s)', 'rechazado: 2 dirección(es)'],
    [{ code: 'RESPOSTA', status: 500 }, 'resposta 500', 'respuesta 500'],
    [{ code: 'DEMORA' }, 'sem resposta', 'sin respuesta'],
    [{ code: 'FORMATO' }, 'resposta em formato inesperado', 'respuesta en un formato inesperado'],
    [{ code: 'FORA_DO_AR' }, 'serviço fora do ar', 'servicio fuera de línea'],
  ])('%o is stored as "%s" and read in Spanish as "%s"', (reason, stored, said) => {
    expect(deliveryReasonText(reason)).toBe(stored);
    expect(deliveryReasonIn('pt', stored)).toBe(stored);
    expect(deliveryReasonIn('es', stored)).toBe(said);
  });

  it('of an unknown text is that text', () => {
    expect(deliveryReasonIn('es', 'mailbox full')).toBe('mailbox full');
  });
});
