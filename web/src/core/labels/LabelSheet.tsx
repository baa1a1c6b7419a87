import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Label, type LabelWords } from './Label.tsx';
import css from './LabelSheet.module.css';

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
  /** How many there are, and what they hold. */
  about: string;
  /** Words of the button that prints. */
  print: string;
}

/** Labels printed by the browser: what is shown is what is printed. */
export function LabelSheet({ labels, about, print }: LabelSheetProps) {
  return (
    <>
      <div className={css['print']}>
        <p>{about}</p>
        <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {print}
        </Button>
      </div>
      <ul className={css['sheet']}>
        {labels.map((label) => (
          <li key={label.code}>
            <Label {...label} />
          </li>
        ))}
      </ul>
    </>
  );
}
