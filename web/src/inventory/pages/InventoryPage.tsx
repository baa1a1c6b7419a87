import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { Answer } from '../../core/components/Answer.tsx';
import button from '../../core/components/Button.module.css';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { cx } from '../../core/cx.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { navigate } from '../../core/navigation/navigate.ts';
import { useParam, useSearch } from '../../core/navigation/visit.tsx';
import { useInventory } from '../api.ts';
import { CountDesk } from '../components/CountDesk.tsx';
import { InventoryActs } from '../components/InventoryActs.tsx';
import { Progress } from '../components/Progress.tsx';
import { UnsentList } from '../components/UnsentList.tsx';
import { readInventoryView } from '../view.ts';

/** One inventory: extent, progress and end (doc 3 §2, INV-04). */
export function InventoryPage() {
  const { t } = useTranslation();
  const id = useParam('id');
  const view = useSearch(readInventoryView);
  const inventory = useInventory(Number(id));
  return (
    <>
      <PageHead
        title={t('inventory.titleOf', { number: id })}
        lead={<BackLink to="/inventario" label={t('inventory.back')} />}
        actions={
          <Link
            to="/inventarioItens/$id/folha"
            params={{ id }}
            className={cx(button['iconButton'], button['plain'])}
            aria-label={t('inventory.print')}
            title={t('inventory.print')}
          >
            <IconPrinter aria-hidden />
          </Link>
        }
      />
      <div className="stack">
        <UnsentList inventory={Number(id)} />
        <Answer answer={inventory} failed={t('inventory.oneFailed')}>
          {(one) => (
            <>
              <Progress inventory={one} />
              <CountDesk
                inventory={one}
                view={view}
                onView={(search) =>
                  void navigate({ to: '/inventarioItens/$id', params: { id }, search, replace: true })
                }
              >
                <InventoryActs inventory={one} />
              </CountDesk>
            </>
          )}
        </Answer>
      </div>
    </>
  );
}
