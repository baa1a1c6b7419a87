import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import button from '../../core/components/Button.module.css';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { BackLink } from '../../core/components/Links.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
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
  const shown = inventory.data;
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
        {inventory.isPending && (
          <Skeleton>
            <Shape height="120px" radius="12px" />
          </Skeleton>
        )}
        {inventory.isError && !shown && (
          <ErrorState
            title={t('inventory.oneFailed')}
            error={inventory.error}
            busy={inventory.isFetching}
            onRetry={() => void inventory.refetch()}
          />
        )}
        {shown && (
          <>
            <Progress inventory={shown} />
            <CountDesk
              inventory={shown}
              view={view}
              onView={(search) =>
                void navigate({ to: '/inventarioItens/$id', params: { id }, search, replace: true })
              }
            >
              <InventoryActs inventory={shown} />
            </CountDesk>
          </>
        )}
      </div>
    </>
  );
}
