import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Button } from '../../../core/components/Button.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { openParts } from '../../../items/open-parts.ts';
import { openServices } from '../../../items/open-services.ts';
import css from './Items.module.css';

/** What can be done with the items as a whole: add one, tick all services, look at the parts. */
export function ItemButtons({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const work = workOf(order);
  const may = order.permitido.includes('itens');
  const takeable = openParts(order).filter(({ nr_sequencial }) =>
    order.itens_alteraveis.includes(nr_sequencial),
  );
  return (
    <div className={css['buttons']}>
      {may && (
        <Button icon={<IconPlus aria-hidden />} onClick={() => openFlow({ kind: 'itemAdd', work })}>
          {t('identity.action.itemAdd')}
        </Button>
      )}
      {may && openServices(order).length > 0 && (
        <Button icon={<IconChecklist aria-hidden />} onClick={() => openFlow({ kind: 'itemServices', work })}>
          {t('items.services')}
        </Button>
      )}
      {may && takeable.length > 1 && (
        <Button icon={<IconPackageExport aria-hidden />} onClick={() => openFlow({ kind: 'itemTake', work })}>
          {t(order.st_origem === 'E' ? 'items.confirmAll' : 'items.takeAll', { count: takeable.length })}
        </Button>
      )}
      {order.permitido.includes('entregar_peca') && (
        <Button
          icon={<IconTruckDelivery aria-hidden />}
          onClick={() => openFlow({ kind: 'itemHandOver', work })}
        >
          {t('items.handOver')}
        </Button>
      )}
      <Button icon={<IconPackages aria-hidden />} onClick={() => openFlow({ kind: 'itemParts', work })}>
        {t('items.parts')}
      </Button>
    </div>
  );
}
