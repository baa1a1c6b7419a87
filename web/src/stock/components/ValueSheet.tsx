import type { Unit } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { type InputHTMLAttributes, useState } from 'react';
import { onceDone } from '../../core/api/once-done.ts';
import { TextField } from '../../core/components/Field.tsx';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { inUnit, isBroken } from '../../core/format/amounts.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { longestNumber } from '../../core/format/typed.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { notify } from '../../core/notices.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { type NamedPart, useSetMinimum, useSetShelf } from '../api.ts';
import { quantityOf } from '../entry-form.ts';

interface ValueSheetProps {
  part: NamedPart;
  onClose: () => void;
}

/** Shelf of a part in the branch; empty: unknown. */
export function ShelfSheet(props: ValueSheetProps) {
  const command = useSetShelf();
  return (
    <ValueSheet
      {...props}
      what="shelf"
      begins={props.part.ds_prateleira ?? ''}
      field={{ maxLength: limits.setStockShelf.ds_prateleira }}
      command={command}
      send={(text) =>
        command.mutateAsync({
          params: { id: String(props.part.nr_sequencial) },
          body: { ds_prateleira: text === '' ? null : text },
        })
      }
    />
  );
}

/** Minimum of a part in the branch; empty: none. */
export function MinimumSheet(props: ValueSheetProps) {
  const { t } = useTranslation();
  const command = useSetMinimum();
  const { qt_minimo, nr_sequencial, cd_unidade } = props.part;
  return (
    <ValueSheet
      {...props}
      what="minimum"
      begins={qt_minimo === null ? '' : quantityText(qt_minimo)}
      field={{ maxLength: longestNumber(limits.setStockMinimum.qt_minimo, 2), inputMode: 'decimal' }}
      unit={cd_unidade}
      wrong={(text) => {
        const minimum = quantityOf(text);
        if (minimum === null) return t('stock.entry.faults.quantity');
        return isBroken(minimum, cd_unidade) ? t('items.whole') : undefined;
      }}
      command={command}
      send={(text) =>
        command.mutateAsync({ params: { id: String(nr_sequencial) }, body: { qt_minimo: quantityOf(text) } })
      }
    />
  );
}

interface OneValueProps extends ValueSheetProps {
  what: 'shelf' | 'minimum';
  /** Present value. */
  begins: string;
  field: Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'inputMode'>;
  /** Unit it is asked in. */
  unit?: Unit | null;
  /** What is wrong with a text that is not empty. */
  wrong?: (text: string) => string | undefined;
  command: Pick<ReturnType<typeof useSetShelf>, 'isPending' | 'error' | 'reset'>;
  send: (text: string) => Promise<unknown>;
}

/** One value of a part, written anew or taken away. */
function ValueSheet({
  part,
  what,
  begins,
  field,
  unit = null,
  wrong,
  command,
  send,
  onClose,
}: OneValueProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(begins);
  const [tried, setTried] = useState(false);
  const value = text.trim();
  const fault = value === '' ? undefined : wrong?.(value);
  function confirm() {
    setTried(true);
    if (fault !== undefined) return;
    onceDone(send(value), () => {
      notify.success(t(`stock.${what}.done`));
      onClose();
    });
  }
  return (
    <FormSheet
      title={t(`stock.${what}.title`)}
      about={`${part.ds_codigoitem} · ${label(part.ds_item)}`}
      onClose={onClose}
      busy={command.isPending}
      onSend={confirm}
      send={t(`stock.${what}.confirm`)}
      notice={command.error && <FlowFailure title={t(`stock.${what}.failed`)} error={command.error} />}
    >
      <p>{t(`stock.${what}.about`)}</p>
      <TextField
        {...field}
        large
        label={inUnit(t(`stock.${what}.field`), unit)}
        value={text}
        error={tried ? fault : undefined}
        data-focus-first
        onChange={({ target }) => {
          command.reset();
          setText(target.value);
        }}
      />
    </FormSheet>
  );
}
