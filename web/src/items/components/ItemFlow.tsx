import { type ReactNode, useState } from 'react';
import { type CallError, isDigitsRefusal } from '../../core/api/errors.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import { useOrder } from '../../identity/api.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { WorkIdentity } from '../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../identity/components/IdentityStep.tsx';
import { OrderWait } from '../../identity/components/OrderWait.tsx';
import { dismissFlow, type Flow, type ItemKind } from '../../identity/flow.ts';
import { AddItemSheet } from './AddItemSheet.tsx';
import { ChangeItemSheet } from './ChangeItemSheet.tsx';
import { CorrectPriceSheet } from './CorrectPriceSheet.tsx';
import { DispenseSheet } from './DispenseSheet.tsx';
import { HandOverSheet } from './HandOverSheet.tsx';
import type { ItemSheetProps } from './item-sheet.ts';
import { PartsSheet } from './PartsSheet.tsx';
import { ServicesSheet } from './ServicesSheet.tsx';
import { TakeSheet } from './TakeSheet.tsx';
import { UntickSheet } from './UntickSheet.tsx';
import { type ItemOrder, needsDigits, useSendItem } from './useSendItem.ts';

const sheets = {
  itemAdd: AddItemSheet,
  itemChange: ChangeItemSheet,
  itemServices: ServicesSheet,
  itemParts: PartsSheet,
  itemTake: TakeSheet,
  itemDispense: DispenseSheet,
  itemHandOver: HandOverSheet,
  itemPrice: CorrectPriceSheet,
} as const satisfies Record<ItemKind, (props: ItemSheetProps) => ReactNode>;

/** Removing starts in the sheet of changes, withdrawing in the sheet of dispensations. */
const confirmedAs: Partial<Record<ItemOrder['what'], 'itemRemove' | 'itemWithdraw'>> = {
  remove: 'itemRemove',
  withdraw: 'itemWithdraw',
};

/** What did not work, where that is not an entry of an item. */
const failedAs: Partial<Record<ItemKind, 'items.servicesFailed' | 'fleet.correction.failed'>> = {
  itemServices: 'items.servicesFailed',
  itemPrice: 'fleet.correction.failed',
};

/** Asks for the change of the items, then for the acting person; a failure leaves the sheet unchanged (ITEMS-12). */
export function ItemFlow({ flow }: { flow: Flow & { kind: ItemKind } }) {
  const { t } = useTranslation();
  const answer = useOrder(flow.work.nr_sequencial);
  const order = answer.data;
  const send = useSendItem(flow.work.nr_sequencial);
  const [draft, setDraft] = useDraft(
    [flow.kind, useSession().tecnicoId, flow.work.nr_sequencial, flow.item ?? flow.price ?? scannedIn(flow)]
      .join(' ')
      .trim(),
  );
  const [wanted, setWanted] = useState<ItemOrder | null>(atOnce(flow));
  const [failure, setFailure] = useState<CallError | null>(null);
  const Asking = flow.untick ? UntickSheet : sheets[flow.kind];
  if (order === undefined)
    return <OrderWait title={t('core.order', { number: number(flow.work.nr_sequencial) })} answer={answer} />;

  const confirm = (item: ItemOrder, who: WorkIdentity) =>
    send.mutate(
      { item, who },
      {
        onSuccess: () => {
          setDraft('');
          dismissFlow();
          notify.success(t(flow.untick ? 'items.untick.done' : `items.done.${item.what}`));
        },
        onError: (error) => {
          if (isDigitsRefusal(error)) return;
          setWanted(null);
          setFailure(error);
        },
      },
    );

  return (
    <>
      {!(wanted?.what === 'take') && (
        <Asking
          order={order}
          flow={flow}
          failure={
            failure && <FlowFailure title={t(failedAs[flow.kind] ?? 'items.failed')} error={failure} />
          }
          draft={draft}
          onDraft={setDraft}
          onConfirm={(item) => {
            setFailure(null);
            send.reset();
            setWanted(item);
          }}
        />
      )}
      {wanted && (
        <IdentityStep
          flow={{ ...flow, kind: flow.untick ? 'itemUntick' : (confirmedAs[wanted.what] ?? flow.kind) }}
          error={send.error}
          busy={send.isPending}
          onConfirm={(who) => confirm(wanted, who)}
          onProved={needsDigits(wanted) ? undefined : (who) => confirm(wanted, who)}
          onClose={() => (atOnce(flow) === null ? setWanted(null) : dismissFlow())}
        />
      )}
    </>
  );
}

/** A scanned part has a draft of its own. */
const scannedIn = ({ part }: Flow): string => (part === undefined ? '' : `peça ${part.nr_sequencial}`);

/** A single part is taken with one touch: only the acting person is asked. */
const atOnce = ({ kind, item }: Flow): ItemOrder | null =>
  kind === 'itemTake' && item !== undefined ? { what: 'take', rows: [item] } : null;
