import type { fleet as pt } from '../pt/fleet.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of vehicles. */
export const fleet: Texts<typeof pt> = {
  correction: {
    title: 'Corregir lectura',
    exchangeTitle: 'Corregir cambio del medidor',
    open: 'Corregir lectura',
    openOf: 'Corregir la lectura de {{value}}',
    short: 'Corregir',
    what: 'Qué está mal',
    correct: 'El valor',
    void: 'Toda la lectura',
    value: 'El medidor mostraba ({{unit}})',
    old: 'El anterior mostraba por último ({{unit}})',
    fresh: 'El nuevo mostraba ({{unit}})',
    reason: 'Motivo',
    needsReason: 'Informe el motivo, con 3 letras o más.',
    needsValue: 'Informe el valor.',
    voidAbout:
      'La lectura queda tachada en la lista. Planes, neumáticos y previsión cuentan como si no existiera.',
    voidExchange: 'El cambio queda tachado en la lista. Lo que contaba desde él vuelve al medidor de antes.',
    send: { correct: 'Guardar corrección', void: 'Anular lectura', annul: 'Anular' },
    done: { correct: 'Lectura corregida.', void: 'Lectura anulada.' },
    failed: 'La corrección no se guardó',
    wrong: 'Corregido por {{name}} el {{when}}: {{reason}}',
    voided: 'Anulado por {{name}} el {{when}}: {{reason}}',
    told: 'Medidor informado en esta OS',
  },
};
