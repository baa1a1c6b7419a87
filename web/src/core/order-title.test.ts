import { afterEach, expect, it } from 'vitest';
import { labels } from '../texts/es/core-labels.ts';
import { sayWith } from './i18n/labels.ts';
import { orderTitle } from './order-title.ts';

const order = { ds_conjunto: null, ds_plano: null, ds_tipo: 'SOCORRO EM ROTA' };

afterEach(() => sayWith({ builtIn: {} }));

it('an order is called by its problem, else its plan, else its type, in the language of the screen', () => {
  sayWith({ builtIn: labels });
  const problem = { ...order, ds_conjunto: 'ALINHAMENTO DE EIXOS', ds_plano: 'TRUCK 20.000 KM' };
  expect(orderTitle(problem)).toBe('ALINEACIÓN DE EJES');
  expect(orderTitle({ ...problem, ds_conjunto: null })).toBe('TRUCK 20.000 KM');
  expect(orderTitle(order)).toBe('AUXILIO EN RUTA');
});
