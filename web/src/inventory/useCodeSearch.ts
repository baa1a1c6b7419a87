import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { isPassing } from '../core/api/errors.ts';
import { callKey } from '../core/api/hooks.ts';
import { useErrorText } from '../core/i18n/useErrorText.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import { closePopup, showPopup } from '../core/notices.ts';
import { readCode } from '../core/scan/code.ts';
import type { Take } from '../core/scan/scanner.ts';
import { useScanner } from '../core/scan/useScanner.ts';
import { type CountedItem, type Inventory, type OutsidePart, readLabel, useNoteCode } from './api.ts';
import { loadRows } from './rows-ahead.ts';
import type { Counter } from './useCounter.tsx';

type Page = AnswerOf<'listInventoryItems'>;

/**
 * Finds the row of a scanned label, by camera, photo or hand scanner (INV-12). A code of nothing the
 * inventory counts is kept; without network the rows that were read ahead are searched.
 * @param who the person who scans and records such a code
 */
export function useCodeSearch(
  inventory: Inventory,
  onItem: (item: CountedItem) => void,
  { who }: { who: Counter['who'] },
): Take {
  const { t } = useTranslation();
  const say = useErrorText();
  const client = useQueryClient();
  const { mutateAsync: note } = useNoteCode();

  function loaded(code: string): CountedItem | undefined {
    const pages = (['listInventoryItems', 'searchInventoryItems'] as const).flatMap((name) =>
      client.getQueriesData<Page>({ queryKey: callKey(name) }),
    );
    return pages
      .flatMap(([, page]) => page?.data ?? [])
      .find(({ ds_codigoitem }) => readCode(ds_codigoitem) === code);
  }

  async function search(text: string): Promise<void> {
    const code = readCode(text);
    if (code === '') return;
    try {
      const { item, outside } = await readLabel(inventory.nr_sequencial, code);
      if (item !== undefined) open(item);
      else if (outside !== null) await sayOutside(code, outside);
      else await sayUnknown(code);
    } catch (error) {
      await takeLoaded(code, error);
    }
  }

  /** Clears the message about the previous scan. */
  function open(item: CountedItem): void {
    closePopup();
    onItem(item);
  }

  async function sayOutside(code: string, { ds_item, ds_prateleira }: OutsidePart): Promise<void> {
    const kept = await keep(code);
    const lies =
      ds_prateleira === null
        ? t('inventory.outside.nowhere', { item: ds_item, code })
        : t('inventory.outside.lies', { item: ds_item, code, shelf: ds_prateleira });
    const title = t(inventory.tp_parte === 'P' ? 'inventory.outside.shelf' : 'inventory.outside.title');
    showPopup({ title, text: `${lies} ${t(kept ? 'inventory.outside.kept' : 'inventory.outside.unsaved')}` });
  }

  async function sayUnknown(code: string): Promise<void> {
    const kept = await keep(code);
    const title = t('inventory.unknown.title');
    showPopup({ title, text: t(kept ? 'inventory.unknown.text' : 'inventory.unknown.unsaved', { code }) });
  }

  async function takeLoaded(code: string, error: unknown): Promise<void> {
    if (loaded(code) === undefined && isPassing(error)) await loadRows(inventory);
    const item = loaded(code);
    if (item !== undefined) open(item);
    else showPopup({ title: code, text: isPassing(error) ? t('inventory.unknown.offline') : say(error) });
  }

  async function keep(code: string): Promise<boolean> {
    if (inventory.st_etapa !== 'execucao') return false;
    const reader = await who();
    if (reader === null) return false;
    return note({ body: { nr_seq_inventario: inventory.nr_sequencial, ds_codigo: code, ...reader } }).then(
      () => true,
      () => false,
    );
  }

  // The inventory keeps codes it does not know itself.
  const take: Take = (text) => {
    void search(text);
    return 'read';
  };
  useScanner('page', take);
  return take;
}
