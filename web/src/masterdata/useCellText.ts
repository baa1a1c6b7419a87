import type { IntakeColumn } from '@terminal/contract/intake';
import { brl } from '../core/format/numbers.ts';
import { label } from '../core/i18n/labels.ts';
import type { KeyOf } from '../core/i18n/translate.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { Portuguese } from '../texts/portuguese-pages.ts';

type ChoiceKey = Extract<KeyOf<Portuguese>, `masterData.choices.${string}`>;

/** The name of a choice: the cells of a column of choices hold these values alone. */
export const choiceKey = (of: string, value: string) => `masterData.choices.${of}.${value}` as ChoiceKey;

/** Words for what stands in a cell: a choice by its name, a list with commas, anything else as it is. */
export function useCellText(): (about: IntakeColumn | undefined, cell: string) => string {
  const { t } = useTranslation();
  return (about, cell) => {
    const of = about?.of;
    const say = (value: string) => (of === undefined ? value : t(choiceKey(of, value)));
    if (cell === '') return label(about?.none?.[0] ?? '');
    if (about?.form === 'money') return brl(Number(cell.replace(',', '.')));
    return about?.form === 'names' ? cell.split(' | ').map(say).join(', ') : say(cell);
  };
}
