import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { Switch } from '../../../core/components/Switch.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { TableField } from '../api.ts';
import css from './ColumnsSheet.module.css';

interface ColumnsSheetProps {
  table: string;
  fields: readonly TableField[];
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
  onClose: () => void;
}

/** Which columns of a table are shown; the file has all of them. */
export function ColumnsSheet({ table, fields, hidden, onHidden, onClose }: ColumnsSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={t('tables.columns.title', { table })}
      about={t('tables.columns.file')}
      size="m"
      onClose={onClose}
      footer={
        <Button wide onClick={() => onHidden([])}>
          {t('tables.columns.all')}
        </Button>
      }
    >
      <div className={css['columns']}>
        {fields.map(({ name }) => (
          <Switch
            key={name}
            label={name}
            checked={!hidden.includes(name)}
            onChange={(shown) =>
              onHidden(shown ? hidden.filter((other) => other !== name) : [...hidden, name])
            }
          />
        ))}
      </div>
    </Sheet>
  );
}
