import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { OrderDetail } from '@terminal/contract';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { InShell } from '../../../core/components/InShell.tsx';
import { NotLoaded } from '../../../core/components/NotLoaded.tsx';
import { Plate } from '../../../core/components/Plate.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../../core/lazy-part.tsx';
import { Link } from '../../../core/navigation/Link.tsx';
import { navigate } from '../../../core/navigation/navigate.ts';
import { orderTitle } from '../../../core/order-title.ts';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { useMedia } from '../../../core/useMedia.ts';
import { useFiles } from '../../../files/api.ts';
import { useFilesAway } from '../../../files/useFilesAway.ts';
import { openFlow, useFlow, workOf } from '../../../identity/flow.ts';
import { useFlowAtOnce } from '../../../identity/useFlowAtOnce.ts';
import { usePartScan } from '../../../items/usePartScan.ts';
import { ActionPanel, type ActionPanelProps } from '../../../orders/detail/components/ActionPanel.tsx';
import { Driver } from '../../../orders/detail/components/Driver.tsx';
import { PartItems } from '../../../orders/detail/components/Items.tsx';
import { PauseStrip } from '../../../orders/detail/components/PauseStrip.tsx';
import { MoreActions } from '../../../orders/errands/components/MoreActions.tsx';
import { itemInHand } from '../../../orders/work-state.ts';
import { actOf } from '../../step-act.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { StepDone } from './StepDone.tsx';
import { Steps } from './Steps.tsx';
import css from './Work.module.css';

const PartScanSheet = lazySheet(
  async () => (await import('../../../items/components/PartScanSheet.tsx')).PartScanSheet,
);
const AddFiles = lazySheet(async () => (await import('../../../files/components/AddFiles.tsx')).AddFiles);

/** Vehicle and problem, the steps in their order, parts and photos, and the main action always in sight. */
export function WorkView({ order, toStart }: { order: OrderDetail; toStart: boolean }) {
  const wide = useMedia('wide');
  // What was ticked while the order is being finished stands in the draft: it is read again afterwards.
  const finishing = useFlow() !== null;
  const step = stepOf(order);
  useFlowAtOnce(
    toStart && order.permitido.includes('iniciar') ? { kind: 'start', work: workOf(order) } : null,
  );
  // Whoever comes back here is not asked again.
  useEffect(() => {
    if (toStart)
      void navigate({ to: '/os/$id/trabalho', params: { id: String(order.nr_sequencial) }, replace: true });
  }, [toStart, order.nr_sequencial]);
  useScanner('page', usePartScan(order));
  return (
    <article className={css['work']}>
      <div className={css['main']}>
        <Head order={order} />
        <Driver order={order} />
        <PauseStrip order={order} />
        {order.tp_os === 'V' ? <PlanSteps key={String(finishing)} order={order} /> : <Steps order={order} />}
        {order.tp_os !== 'V' && <PartItems order={order} />}
        <Means order={order} />
      </div>
      {step && (
        <InShell place="actions">
          <MoreActions order={order} as="sheet" />
        </InShell>
      )}
      {wide ? (
        <aside className={css['aside']}>
          <ActionPanel order={order} step={step} />
        </aside>
      ) : (
        <InShell place="page">
          <ActionPanel order={order} compact step={step} />
        </InShell>
      )}
    </article>
  );
}

/** The service in hand, and the button that ends it. */
function stepOf(order: OrderDetail): ActionPanelProps['step'] {
  const item = itemInHand(order);
  const act = item && actOf(order, item);
  return act ? { name: label(item.item.ds_item), done: <StepDone act={act} /> } : undefined;
}

function Head({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  return (
    <header className={css['head']}>
      <Plate plate={order.nr_placa} size={tablet ? 'xl' : 'l'} />
      <div>
        <h2>{orderTitle(order)}</h2>
        <p className="soft">
          {dotted([
            order.nr_frota !== null && `${t('core.fleet')} ${order.nr_frota}`,
            order.segmento && label(order.segmento.ds_grupo),
          ])}
        </p>
      </div>
      {order.ds_observacao && <p className={css['remark']}>{order.ds_observacao}</p>}
    </header>
  );
}

/** Parts and services that are added, photos, the whole order, and its end while services are open. */
function Means({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const files = useFiles(order.nr_sequencial);
  const away = useFilesAway(files);
  const taken = files.data?.length ?? 0;
  const [open, setOpen] = useState<'photo' | 'scan' | null>(null);
  const { pode_incluir_peca: addPart } = order;
  const close = () => setOpen(null);
  const may = (command: OrderDetail['permitido'][number]) => order.permitido.includes(command);
  const item = itemInHand(order);
  const early = may('finalizar') && item !== null && actOf(order, item)?.act === 'doneNext';
  return (
    <Card as="section" className={css['means']} aria-label={t('execution.work.means')}>
      {may('itens') && (
        <Button
          size="l"
          icon={<IconPackage aria-hidden />}
          onClick={() => openFlow({ kind: 'itemAdd', work: workOf(order) })}
        >
          {t('identity.action.itemAdd')}
        </Button>
      )}
      {addPart && (
        <Button size="l" icon={<IconQrcode aria-hidden />} onClick={() => setOpen('scan')}>
          {t('execution.work.scan')}
        </Button>
      )}
      {may('comentar') && (
        <Button size="l" icon={<IconPhotoPlus aria-hidden />} onClick={() => setOpen('photo')}>
          {t('execution.work.photo')}
          {taken > 0 && ` (${taken})`}
        </Button>
      )}
      {early && (
        <Button
          size="l"
          icon={<IconCheck aria-hidden />}
          onClick={() => openFlow({ kind: 'finish', work: workOf(order) })}
        >
          {t('execution.work.finishAll')}
        </Button>
      )}
      {away ? (
        <p className="soft">{t('files.away')}</p>
      ) : (
        <NotLoaded answer={files} title={t('files.loadFailed')} />
      )}
      <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }} className={css['whole']}>
        {t('execution.work.whole')}
      </Link>
      <Suspense>
        {open === 'photo' && <AddFiles order={order} onClose={close} />}
        {open === 'scan' && <PartScanSheet order={order} onClose={close} />}
      </Suspense>
    </Card>
  );
}
