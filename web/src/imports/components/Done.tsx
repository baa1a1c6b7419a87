import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import type { AnswerOf } from '@terminal/contract';
import type { ImportKind } from '@terminal/contract/imports';
import { Button } from '../../core/components/Button.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import css from './Done.module.css';

interface DoneProps {
  kind: ImportKind;
  totals: AnswerOf<'applyImport'>;
  onOther: () => void;
}

const parts = [
  ['novas', 'N'],
  ['alteradas', 'M'],
  ['retidas', 'R'],
  ['iguais', 'I'],
  ['recusadas', 'X'],
] as const;

/** Where what was imported shows. */
const shownAt = {
  leituras: { path: '/planos/leituras', name: 'toReadings' },
  veiculos: { path: '/planos', name: 'toPlans' },
  planos: { path: '/planos', name: 'toPlans' },
  pneus: { path: '/borracharia/etiquetas', name: 'toLabels' },
  estoque: { path: '/estoque', name: 'toStock' },
} as const satisfies Record<ImportKind, unknown>;

/** It is written: what became of the rows, and where it shows. */
export function Done({ kind, totals, onOther }: DoneProps) {
  const { t } = useTranslation();
  return (
    <div className={css['done']} role="status">
      <IconCircleCheckFilled size={56} aria-hidden />
      <h2>{t('imports.done')}</h2>
      <ul>
        {parts
          .filter(([name]) => totals[name] > 0)
          .map(([name, verdict]) => (
            <li key={name}>
              <strong>{number(totals[name])}</strong>{' '}
              {t(`imports.verdicts.${verdict}`, { count: totals[name] })}
            </li>
          ))}
      </ul>
      <div className={css['buttons']}>
        <Link to={shownAt[kind].path}>{t(`imports.${shownAt[kind].name}`)}</Link>
        <Button look="primary" onClick={onOther}>
          {t('imports.next')}
        </Button>
      </div>
    </div>
  );
}
