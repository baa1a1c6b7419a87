import { dotted } from '../../core/format/dotted.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { ScanSheet } from '../../core/scan/ScanSheet.tsx';
import type { Take } from '../../core/scan/scanner.ts';
import type { KeptPart } from '../api.ts';
import { Balance } from './Balance.tsx';
import css from './Stock.module.css';

interface StockScanSheetProps {
  /** What the code read last means. */
  found: readonly KeptPart[];
  onCode: Take;
  onClose: () => void;
}

/** Parts of the stock by their labels, one after another: name, balance, and the way to the part. */
export function StockScanSheet({ found, onCode, onClose }: StockScanSheetProps) {
  const { t } = useTranslation();
  return (
    <ScanSheet
      title={t('stock.scan.title')}
      label={t('stock.scan.about')}
      otherwise={t('stock.scan.otherwise')}
      onCode={onCode}
      read={found.length > 0}
      onClose={onClose}
    >
      <div role="status">
        <ul className="rows-tight">
          {found.map((part) => (
            <li key={part.nr_sequencial} className={css['scanned']}>
              <div>
                <Link to="/estoque/$id" params={{ id: String(part.nr_sequencial) }} className={css['name']}>
                  {label(part.ds_item)}
                </Link>
                <p className="soft-text">{dotted([part.ds_codigoitem, part.ds_prateleira])}</p>
              </div>
              <Balance part={part} />
            </li>
          ))}
        </ul>
      </div>
    </ScanSheet>
  );
}
