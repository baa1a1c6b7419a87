import type { components as pt } from '../pt/core-components.ts';
import type { Texts } from '../types.ts';

export const components: Texts<typeof pt> = {
  /** Digits or PIN that were refused. */
  digits: {
    wrong: 'PIN o dígitos incorrectos',
    pin: 'Quien eligió un PIN usa el PIN, no los dígitos del CPF. Si lo olvidó, quien administra la empresa lo retira.',
    freed: 'Quien administra la empresa puede liberar antes.',
  },
  groove: {
    question: 'Este surco parece equivocado',
    name: 'Surco {{number}}',
    tyre: 'Neumático {{fire}}.',
    wear: '{{groove}}: {{former}} → {{read}} en {{run}}: este neumático gasta {{usual}} mm en esa distancia.',
    grooves: '{{groove}}: {{former}} → {{read}}: los otros surcos perdieron como máximo {{usual}} mm.',
    twin: '{{groove}}: {{former}} → {{read}}: el neumático de al lado perdió {{usual}} mm.',
    fall: '{{groove}}: {{former}} → {{read}}: son {{usual}} mm menos desde la última lectura.',
    others: 'También en duda: {{fires}}.',
    right: '¿Es correcto?',
  },
  meter: {
    question: 'Esta lectura parece equivocada',
    leap: '¡Diferencia muy grande entre el KM actual y el informado!',
    ask_one: '{{last}} → {{told}}: son {{step}} {{unit}} en {{count}} día. ¿Es correcto?',
    ask_other: '{{last}} → {{told}}: son {{step}} {{unit}} en {{count}} días. ¿Es correcto?',
    over: 'vencida hace {{over}} {{unit}}',
    beforeExchange: '{{value}} (antes del cambio)',
    askUnknown: '{{last}} → {{told}}: son {{step}} {{unit}} más. ¿Es correcto?',
    yes: 'Es correcto',
    no: 'Corregir',
  },
  typed: {
    whole: 'Escriba un número entero, como 1.250.',
    decimal: 'Escriba un número como 9,1 o 1.250,50.',
    depth: 'Escriba como 9,1',
  },
  labels: {
    size: 'Papel',
    sizes: { A4: 'Hoja A4', '50x30': 'Rollo 50 × 30 mm', '100x50': 'Rollo 100 × 50 mm' },
    copies: 'Copias de cada una',
    copiesWrong: 'Indique de 1 a 50 copias.',
    part: 'Parte {{part}} de {{last}}: {{from}} a {{to}}.',
  },
  table: {
    sortBy: 'Ordenar por',
    more: 'Mostrar más ({{shown}} de {{total}})',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  letters: '{{count}} de {{max}}',
  working: 'Trabajo en curso',
  andMore: 'y {{count}} más',
  elapsed: 'Tiempo de atención',
  ownPhoto: 'Mi foto',
};
