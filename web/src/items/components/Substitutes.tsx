import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import type { AnswerOf } from '@terminal/contract';
import { Button } from '../../core/components/Button.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { dotted } from '../../core/format/dotted.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type ChosenItem, chosenOf } from '../item-form.ts';
import css from './Substitutes.module.css';

interface SubstitutesProps {
  of: AnswerOf<'searchItems'>[number]['substitutos'];
  onUse: (part: ChosenItem) => void;
}

/** What is there to be used in the place of a part that is missing, each with what is free of it: one press takes it. */
export function Substitutes({ of, onUse }: SubstitutesProps) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <div className={css['substitutes']}>
      <p>{t('items.substitutes')}</p>
      {of.map((part) => (
        <Button
          key={part.nr_sequencial}
          look="tinted"
          wide
          icon={<IconReplace aria-hidden />}
          onClick={() => onUse(chosenOf(part))}
        >
          {dotted([
            t('items.useSubstitute', {
              name: label(part.ds_item),
              free: amountText(part.qt_livre, part.cd_unidade),
            }),
            part.st_serve === 'N' && t('items.unfit'),
          ])}
        </Button>
      ))}
    </div>
  );
}
