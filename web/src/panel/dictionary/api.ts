import type { AnswerOf, PanelCallName } from '@terminal/contract';
import { useEffect } from 'react';
import { reloadDictionary } from '../../core/i18n/i18n.ts';
import { usePanelCall, usePanelCommand } from '../../core/panel/hooks.ts';

/** A word as listed. */
export type Word = AnswerOf<'listWords'>['data'][number];

/** What the list is narrowed to. */
export interface WordFilter {
  text: string;
  exact: boolean;
}

/** A page of words. */
export function useWords({ text, exact }: WordFilter, page: number) {
  const filter = text === '' ? {} : ({ palavra_filtro: text, palavra_exata: exact ? 'S' : 'N' } as const);
  return usePanelCall('listWords', { query: { page: String(page), ...filter } }, { keepPrevious: true });
}

/** The whole dictionary. */
export const useAllWords = () => usePanelCall('exportWords', {});

/** Applies a change to the pages of this browser at once, as the live feed does on terminals. */
function useChange<N extends PanelCallName>(name: N) {
  const command = usePanelCommand(name);
  const { isSuccess } = command;
  useEffect(() => {
    if (isSuccess) reloadDictionary();
  }, [isSuccess]);
  return command;
}

/** Adds a word. */
export const useSave = () => useChange('saveWord');
/** Changes a word. */
export const useEdit = () => useChange('editWord');
/** What a file would do. */
export const usePreview = () => usePanelCommand('previewWords');
/** Writes a file. */
export const useImport = () => useChange('importWords');

/** A word's text of a language; '' when it has none. */
export const textOf = (word: Word, language: 'pt' | 'es'): string =>
  word.lang_system.find(({ cd_idioma }) => cd_idioma === language)?.translate ?? '';
