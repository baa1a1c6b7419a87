import { afterEach, expect, test } from 'vitest';
import { addTexts, languageNow, layOver, speak, t } from './useTranslation.ts';

afterEach(() => {
  layOver('es', null);
  speak('pt');
});

test('texts that come later stand beside those before, and words of the dictionary stay over them', () => {
  addTexts('es', { core: { retry: 'Probar de nuevo', close: 'Cerrar' } });
  speak('es');
  expect(languageNow()).toBe('es');
  expect(layOver('es', { core: { close: 'Salir' } })).toBe(true);
  addTexts('es', { shell: { menu: 'Menú' } });
  expect([t('core.retry'), t('core.close'), t('shell.menu')]).toEqual(['Probar de nuevo', 'Salir', 'Menú']);
});

test('another dictionary begins with the built-in texts again', () => {
  addTexts('es', { core: { retry: 'Probar de nuevo', close: 'Cerrar' } });
  speak('es');
  layOver('es', { core: { close: 'Salir' } });
  layOver('es', { core: { retry: 'Otra vez' } });
  expect([t('core.retry'), t('core.close')]).toEqual(['Otra vez', 'Cerrar']);
  expect(layOver('es', null)).toBe(true);
  expect(layOver('es', null)).toBe(false);
  expect(t('core.retry')).toBe('Probar de nuevo');
});
