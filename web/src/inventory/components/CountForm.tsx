import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { Unit } from '@terminal/contract';
import * as limits from '@terminal/contract/limits';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { TextField } from '../../core/components/Field.tsx';
import forms from '../../core/components/Form.module.css';
import { EraseKey, Key, Keypad } from '../../core/components/Keypad.tsx';
import { Question } from '../../core/components/Question.tsx';
import { amountText, inUnit, isBroken } from '../../core/format/amounts.ts';
import { longestNumber, typedNumber } from '../../core/format/typed.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { CountedItem } from '../api.ts';
import { differenceWords, doubtWords } from '../quantity.ts';
import { useCount } from '../useCount.ts';
import type { Counter } from '../useCounter.tsx';
import type { Counting } from '../useCounting.ts';
import css from './CountForm.module.css';
import { CountHistory } from './CountHistory.tsx';
import { CountProblem } from './CountProblem.tsx';

interface CountFormProps {
  inventory: number;
  counting: Counting;
  counter: Counter;
  onType: (typed: string) => void;
  onTurn: (back: boolean) => void;
  onItem: (item: CountedItem) => void;
  onDone: () => void;
}

const longest = longestNumber(limits.confirmCount.nr_qtidade_contagem, 2);

/** Shows balance and last count, takes the count with its own keypad, and shows its difference to the balance. */
export function CountForm({ inventory, counting, counter, onType, onTurn, onItem, onDone }: CountFormProps) {
  const { t } = useTranslation();
  const { item, typed } = counting;
  const [wrong, setWrong] = useState(false);
  const { busy, failure, doubt, count, correct } = useCount({ inventory, item, counter, onItem, onDone });
  const form = useFocus(doubt);
  // At a shared terminal the session's person is not the one who counts.
  const others =
    counter.actor === null
      ? item.st_pode_contar === 'N'
      : item.nr_seq_clifor_recontagem === counter.actor.nr_seq_clifor;
  const quantity = typedNumber(typed, 2);
  const broken = isBroken(quantity, item.cd_unidade);

  function write(text: string) {
    onType(text.slice(0, longest));
    setWrong(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (others) return;
    setWrong(quantity === null || broken);
    if (quantity !== null && !broken && !busy) void count(quantity);
  }

  return (
    <form ref={form} className={css['form']} onSubmit={submit}>
      <div className={css['figures']}>
        <Figure
          name={t('inventory.heads.balance')}
          value={item.saldo_atual}
          unit={item.cd_unidade}
          none={t('inventory.hidden')}
        />
        <Figure
          name={t('inventory.count.quantity')}
          value={item.nr_qtidade}
          unit={item.cd_unidade}
          none="–"
        />
        <TextField
          large
          label={inUnit(t('inventory.count.counted'), item.cd_unidade)}
          inputMode="none"
          maxLength={longest}
          readOnly={others}
          value={typed}
          data-focus-first
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <p className={css['away']} role="status">
        {quantity !== null && item.saldo_atual !== null && (
          <>
            <IconInfoCircle size={20} aria-hidden />
            <strong>{differenceWords(quantity - item.saldo_atual, t)}</strong>
          </>
        )}
      </p>
      <History inventory={inventory} stock={item.nr_sequencial} />
      <div className={css['dock']} data-keys>
        <CountProblem
          again={item.st_recontagem === 'S'}
          others={others}
          failure={failure}
          wrong={wrong}
          broken={broken}
        />
        {!others && (
          <Keypad
            onDigit={(digit) => write(typed + digit)}
            left={<Key onPress={() => write(`${typed},`)}>,</Key>}
            right={<EraseKey onPress={() => write(typed.slice(0, -1))} />}
          />
        )}
        <Turn onTurn={onTurn}>
          {others ? (
            <span />
          ) : (
            <Button type="submit" look="primary" size="xl" wide busy={busy}>
              {t('inventory.count.confirm')}
            </Button>
          )}
        </Turn>
      </div>
      {doubt !== null && (
        <Question
          title={t('inventory.doubt.title')}
          words={doubtWords(doubt, t)}
          no={t('core.meter.no')}
          yes={t('core.meter.yes')}
          busy={busy}
          onNo={correct}
          onYes={() => void count(doubt.counted, true)}
        />
      )}
    </form>
  );
}

/** The counts of an item so far, once they are asked for. */
function History({ inventory, stock }: { inventory: number; stock: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className={forms['unfold']}
        icon={<IconHistory aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('inventory.count.history')}
      </Button>
      {open && <CountHistory inventory={inventory} stock={stock} />}
    </>
  );
}

interface TurnProps {
  onTurn: (back: boolean) => void;
  /** Between the two buttons. */
  children: ReactNode;
}

/** To the item before and the next one. */
function Turn({ onTurn, children }: TurnProps) {
  const { t } = useTranslation();
  return (
    <div className={css['turn']}>
      <IconButton
        look="plain"
        label={t('inventory.count.previous')}
        icon={<IconChevronLeft aria-hidden />}
        onClick={() => onTurn(true)}
      />
      {children}
      <IconButton
        look="plain"
        label={t('inventory.count.next')}
        icon={<IconChevronRight aria-hidden />}
        onClick={() => onTurn(false)}
      />
    </div>
  );
}

interface FigureProps {
  name: string;
  value: number | null;
  unit: Unit | null;
  none: string;
}

function Figure({ name, value, unit, none }: FigureProps) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd>{value === null ? none : amountText(value, unit)}</dd>
    </dl>
  );
}

/**
 * On another item in the same sheet, keyboard and keypad write into its field at once; after a question about a count, in its
 * place.
 */
function useFocus(question: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const asks = question !== null;
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (asks || !field) return;
    field.focus();
    field.select();
  }, [asks]);
  return form;
}
