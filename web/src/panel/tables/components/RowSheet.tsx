import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Button } from '../../../core/components/Button.tsx';
import { CopyButton } from '../../../core/components/CopyButton.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { cx } from '../../../core/cx.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { type TableField, type TableRow, useWholeRow } from '../api.ts';
import { wholeText } from '../whole-text.ts';
import css from './RowSheet.module.css';

interface RowSheetProps {
  database: string;
  table: string;
  fields: readonly TableField[];
  /** As the page has it: long values are cut. */
  row: TableRow;
  onFollow: (table: string, column: string, value: string) => void;
  onClose: () => void;
}

/** Every column of a row with its whole value; a foreign key leads to the row it names. */
export function RowSheet({ database, table, fields, row, onFollow, onClose }: RowSheetProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const whole = useWholeRow(database, table, fields, row);
  const shown = whole.data?.dados.data[0] ?? row;
  const text = fields.map(({ name }) => `${name}: ${shown[name] ?? ''}`).join('\n');
  return (
    <Sheet
      title={t('tables.row.title', { table })}
      size="l"
      onClose={onClose}
      footer={<CopyButton text={text} />}
    >
      {whole.isError && <p role="alert">{say(whole.error)}</p>}
      <dl className={css['row']} aria-busy={whole.isFetching}>
        {fields.map((field) => (
          <Value key={field.name} field={field} value={shown[field.name] ?? null} onFollow={onFollow} />
        ))}
      </dl>
    </Sheet>
  );
}

interface ValueProps {
  field: TableField;
  value: string | null;
  onFollow: RowSheetProps['onFollow'];
}

function Value({ field, value, onFollow }: ValueProps) {
  const { t } = useTranslation();
  const { name, tipo, mascarada, chave, aponta } = field;
  const told = mascarada ? t('tables.masked') : value === null ? t('tables.null') : wholeText(value, tipo);
  return (
    <div>
      <dt>
        {name}
        <small>{chave ? `${tipo} · ${t('tables.row.key')}` : tipo}</small>
      </dt>
      <dd>
        <span className={cx((mascarada || value === null) && css['none'])}>
          {told === '' ? t('tables.row.empty') : told}
        </span>
        {aponta !== null && value !== null && (
          <Button
            icon={<IconArrowRight size={18} aria-hidden />}
            onClick={() => onFollow(aponta.tabela, aponta.coluna, value)}
          >
            {aponta.tabela}
          </Button>
        )}
      </dd>
    </div>
  );
}
