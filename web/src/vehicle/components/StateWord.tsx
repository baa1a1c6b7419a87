import { cx } from '../../core/cx.ts';
import type { VehicleDocument } from '../documents.ts';
import css from './StateWord.module.css';

const looks = { V: undefined, A: 'soon', E: 'expired', S: 'without' } as const;

/** What a document is by its expiry, in words; an expired one in the colour of danger too. */
export function StateWord({ of, children }: { of: Pick<VehicleDocument, 'st_documento'>; children: string }) {
  const look = looks[of.st_documento];
  return <span className={cx(look && css[look])}>{children}</span>;
}
