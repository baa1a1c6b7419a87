import type { TFunction } from '../core/i18n/translate.ts';
import type { InventoryRow } from './api.ts';

type Extent = Pick<InventoryRow, 'tp_parte' | 'ds_parte' | 'qt_itens'>;

/** What of the stock an inventory counts, in words. */
export function extentWords({ tp_parte, ds_parte, qt_itens }: Extent, t: TFunction): string {
  if (tp_parte === 'P') return t('inventory.extent.shelfOf', { shelf: ds_parte ?? '' });
  if (tp_parte === 'L') return t('inventory.extent.classOf', { name: ds_parte ?? '' });
  return tp_parte === 'C' ? t('inventory.extent.listOf', { count: qt_itens }) : t('inventory.extent.T');
}

/** Codes as people type or paste them: a line, a blank, a comma or a semicolon between them. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLocaleUpperCase('pt-BR')
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];
