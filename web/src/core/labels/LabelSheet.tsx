import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { SelectField, TextField } from '../components/Field.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { number } from '../format/numbers.ts';
import { longestNumber } from '../format/typed.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Label, type LabelWords } from './Label.tsx';
import css from './LabelSheet.module.css';
import { copied, copiesOf, type LabelSize, labelSizes, mostCopies, partOf } from './print.ts';

/** What chooses the labels, above them: it is not printed. */
export function LabelChoice({ tabs, children }: { tabs: ReactNode; children: ReactNode }) {
  return (
    <div className={css['aside']}>
      {tabs}
      <div className={css['choose']}>{children}</div>
    </div>
  );
}

interface LabelSheetProps {
  labels: readonly LabelWords[];
  /** How many there are, copies counted, and what they hold. */
  about: (count: number) => string;
  /** Words of the button that prints. */
  print: string;
}

/**
 * Labels printed by the browser: what is shown is what is printed, on sheets or on a roll of labels, some of each. Many are
 * shown and printed a part at a time.
 */
export function LabelSheet({ labels, about, print }: LabelSheetProps) {
  const { t } = useTranslation();
  const [size, setSize] = useState<LabelSize>('A4');
  const [typed, setTyped] = useState('1');
  const [wanted, setWanted] = useState(1);
  const copies = copiesOf(typed);
  const each = copies ?? 1;
  const { part, last, from, shown } = partOf(labels, each, wanted);
  return (
    <>
      <div className={css['format']}>
        <SelectField
          label={t('core.labels.size')}
          value={size}
          options={labelSizes.map((value) => ({ value, label: t(`core.labels.sizes.${value}`) }))}
          onChange={(value) => setSize(labelSizes.find((one) => one === value) ?? 'A4')}
        />
        <TextField
          label={t('core.labels.copies')}
          inputMode="numeric"
          maxLength={longestNumber(mostCopies)}
          value={typed}
          error={copies === null ? t('core.labels.copiesWrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={css['print']}>
        <p>
          {about(labels.length * each)}
          {last > 1 &&
            ` ${t('core.labels.part', { from: number(from * each + 1), to: number((from + shown.length) * each), part, last })}`}
        </p>
        <Button
          look="primary"
          icon={<IconPrinter aria-hidden />}
          disabled={copies === null}
          onClick={() => window.print()}
        >
          {print}
        </Button>
      </div>
      <div className={css['parts']}>
        <Pagination page={part} lastPage={last} onPage={setWanted} />
      </div>
      <ul className={css['sheet']} data-size={size}>
        {copied(shown, each).map(({ key, label }) => (
          <li key={key}>
            <Label {...label} />
          </li>
        ))}
      </ul>
    </>
  );
}
