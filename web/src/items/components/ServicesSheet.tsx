import { useState } from 'react';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { Tick } from '../../core/components/Tick.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { ticked } from '../../core/ticked.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { readDraft, writeDraft } from '../item-form.ts';
import { openServices } from '../open-services.ts';
import type { ItemSheetProps } from './item-sheet.ts';

/** No service ticked yet. */
const nothing: { chosen: readonly number[] } = { chosen: [] };

/** The services still to do, registered as done all together (EXEC-36). */
export function ServicesSheet({ order, failure, draft, onDraft, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const open = openServices(order);
  const { chosen } = readDraft(draft, nothing);
  const [missing, setMissing] = useState(false);

  function confirm() {
    if (open.some(({ nr_sequencial }) => !chosen.includes(nr_sequencial))) return setMissing(true);
    onConfirm({ what: 'services', rows: open.map(({ nr_sequencial }) => nr_sequencial) });
  }

  return (
    <FormSheet
      size="m"
      title={t('items.servicesTitle')}
      about={t('items.servicesAbout')}
      onClose={dismissFlow}
      onSend={confirm}
      send={t('items.registerServices')}
    >
      {failure}
      <fieldset className="rows-tight" aria-label={t('items.servicesTitle')}>
        {open.map(({ nr_sequencial, item }) => (
          <Tick
            key={nr_sequencial}
            name={label(item.ds_item)}
            checked={chosen.includes(nr_sequencial)}
            onChange={(on) => {
              setMissing(false);
              onDraft(writeDraft({ chosen: ticked(chosen, nr_sequencial, on) }, nothing));
            }}
          />
        ))}
      </fieldset>
      {missing && (
        <p className="error-text" role="alert">
          {t('items.servicesMissing')}
        </p>
      )}
    </FormSheet>
  );
}
