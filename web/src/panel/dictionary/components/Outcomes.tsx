import type { AnswerOf } from '@terminal/contract';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import css from './ImportSheet.module.css';

type CheckedWord = AnswerOf<'previewWords'>['linhas'][number];
/** Refused rows first: they must be mended. */
const verdicts = ['X', 'M', 'N', 'I'] as const;

interface OutcomesProps {
  outcomes: readonly CheckedWord[];
  /** Their lines in the file. */
  lines: readonly number[];
}

/** What each row of a file would do, with how many of each. */
export function Outcomes({ outcomes, lines: told }: OutcomesProps) {
  const { t } = useTranslation();
  const lines = outcomes.map((outcome, index) => ({ ...outcome, line: told[index] ?? 0 }));
  const rows = verdicts.flatMap((verdict) => lines.filter(({ st_linha }) => st_linha === verdict));
  const columns: Column<(typeof lines)[number]>[] = [
    { id: 'line', head: t('dictionary.import.line'), cell: ({ line }) => line },
    {
      id: 'verdict',
      head: t('dictionary.import.verdict'),
      cell: ({ st_linha, codigo }) => (
        <span className={cx('bold', css[st_linha])}>
          {codigo === null
            ? t(`dictionary.import.verdicts.${st_linha}`, { count: 1 })
            : t(`dictionary.import.refusals.${refusalOf(codigo)}`)}
        </span>
      ),
    },
    {
      id: 'element',
      head: t('dictionary.heads.element'),
      cell: ({ palavra }) => <span className={css['text']}>{palavra}</span>,
    },
    {
      id: 'translation',
      head: t('dictionary.heads.translation'),
      cell: ({ traducao }) => <span className={css['text']}>{traducao}</span>,
    },
    {
      id: 'portuguese',
      head: t('dictionary.heads.portuguese'),
      cell: ({ palavra_frase }) => <span className={css['text']}>{palavra_frase}</span>,
    },
  ];
  return (
    <>
      <ul className={css['totals']} aria-label={t('dictionary.import.totals')}>
        {verdicts.map((verdict) => {
          const count = lines.filter(({ st_linha }) => st_linha === verdict).length;
          return (
            count > 0 && (
              <li key={verdict} className={cx('bold', css[verdict])}>
                {number(count)} {t(`dictionary.import.verdicts.${verdict}`, { count })}
              </li>
            )
          );
        })}
      </ul>
      {rows.some(({ st_linha }) => st_linha === 'X') && <p>{t('dictionary.import.mend')}</p>}
      <DataTable
        label={t('dictionary.import.title')}
        columns={columns}
        rows={rows}
        keyOf={({ line }) => String(line)}
      />
    </>
  );
}

const refusals = ['PALAVRA_VAZIA', 'PALAVRA_CARACTERES', 'PALAVRA_CADASTRADA'] as const;
const refusalOf = (code: string) => refusals.find((one) => one === code) ?? 'PALAVRA_CARACTERES';
