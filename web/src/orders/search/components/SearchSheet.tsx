import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import * as limits from '@terminal/contract/limits';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../core/components/Button.tsx';
import { TextField } from '../../../core/components/Field.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../../core/lazy-part.tsx';
import { navigate } from '../../../core/navigation/navigate.ts';
import { readCode } from '../../../core/scan/code.ts';
import { setAside } from '../../../core/scan/scanner.ts';
import { UnknownCodes } from '../../../core/scan/UnknownCodes.tsx';
import { useScanner } from '../../../core/scan/useScanner.ts';
import { type Search, useSearch } from '../api.ts';
import { platesOf, theOne } from '../choose.ts';
import { Results, Vehicles } from './Results.tsx';
import css from './Search.module.css';

const CodeReader = lazyPart(async () => (await import('../../../core/scan/CodeReader.tsx')).CodeReader);

interface SearchSheetProps {
  /** What a scanner read: the order it means opens at once. Empty when a person is going to type. */
  scanned: string;
  onClose: () => void;
}

/** Any order by its number, plate, fleet number or the words of its problem, from any screen. */
export function SearchSheet({ scanned, onClose }: SearchSheetProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(scanned);
  // A scan or Enter asks for the one order that is meant, also before the answer is there.
  const [direct, setDirect] = useState<'typed' | 'read' | null>(scanned === '' ? null : 'read');
  const [reading, setReading] = useState(false);
  const search = useSearch(text);
  const list = useRef<HTMLUListElement>(null);

  const open = useCallback(
    (order: number) => {
      onClose();
      void navigate({ to: '/os/$id', params: { id: String(order) } });
    },
    [onClose],
  );

  const { found } = search;
  useEffect(() => {
    if (direct === null || found === null) return;
    const one = theOne(found);
    if (one) open(one.nr_sequencial);
    else list.current?.querySelector('a')?.focus();
    if (direct === 'read' && found.length === 0) setAside(text);
    setDirect(null);
  }, [direct, found, open, text]);

  function take(read: string) {
    setText(readCode(read));
    setDirect('read');
    return 'read' as const;
  }
  useScanner('sheet', take);

  return (
    <Sheet title={t('orders.search.title')} about={t('orders.search.about')} size="m" onClose={onClose}>
      <search className="rows-close" onKeyDown={moveFocus}>
        <form
          className={css['ask']}
          onSubmit={(event) => {
            event.preventDefault();
            setDirect('typed');
          }}
        >
          <TextField
            large
            type="search"
            enterKeyHint="go"
            label={t('orders.search.field')}
            icon={<IconSearch aria-hidden />}
            value={text}
            maxLength={limits.searchOrders.texto}
            autoCapitalize="characters"
            spellCheck={false}
            data-focus-first
            onChange={(event) => {
              setText(event.target.value);
              setDirect(null);
            }}
          />
          <IconButton
            className={css['camera']}
            label={t('orders.search.camera')}
            icon={<IconQrcode aria-hidden />}
            aria-pressed={reading}
            onClick={() => setReading(!reading)}
          />
        </form>
        {reading && (
          <Suspense>
            <CodeReader
              label={t('orders.search.aim')}
              otherwise={t('orders.search.otherwise')}
              read={text !== ''}
              onText={take}
            />
          </Suspense>
        )}
        <Outcome search={search} />
        {found !== null && found.length > 0 && <Results ref={list} found={found} onOpen={open} />}
        {found !== null && <Vehicles plates={platesOf(found, search.text)} onOpen={onClose} />}
        <UnknownCodes />
      </search>
    </Sheet>
  );
}

/** Number of results, announced to screen readers too, or the reason for none. */
function Outcome({ search: { text, enough, found, failed, amongKept } }: { search: Search }) {
  const { t } = useTranslation();
  const words = () => {
    if (failed) return t('orders.search.failed');
    if (!enough) return t('orders.search.hint');
    if (found === null) return t('core.loading');
    if (amongKept) return t('orders.search.amongKept', { count: found.length });
    return found.length === 0
      ? t('orders.search.none', { text })
      : t('orders.total', { count: found.length });
  };
  return (
    <p className="soft-text" role="status">
      {words()}
    </p>
  );
}

/** Arrows walk from the field through the results and back. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  const places = [...(field ? [field] : []), ...event.currentTarget.querySelectorAll('a')];
  const now = places.findIndex((place) => place.matches(':focus'));
  places[Math.min(Math.max(now + step, 0), places.length - 1)]?.focus();
}
