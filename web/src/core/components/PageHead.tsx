import { createContext, type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cut, personName } from '../format/words.ts';
import { useMaybeSession } from '../session/store.ts';
import css from './PageHead.module.css';

interface Places {
  head: HTMLElement | null;
  actions: HTMLElement | null;
}

/** Places of the shell's top bar where a page puts its title and its own buttons. */
export const PageHeadPlaces = createContext<Places>({ head: null, actions: null });

interface PageHeadProps {
  /** Section of the document's title, and the heading unless `children` say more. */
  title: string;
  /** Second line on phones instead of who works where; null for none. */
  about?: ReactNode;
  /** Before the title: a way back. */
  lead?: ReactNode;
  /** Buttons of this page at the right of the top bar. */
  actions?: ReactNode;
  /** Instead of the plain title, as in 'Ordens de Serviço / 184.502'. */
  children?: ReactNode;
}

/** Title of a page, drawn into the top bar and the document's title (SHELL-15). */
export function PageHead({ title, about, lead, actions, children }: PageHeadProps) {
  const places = use(PageHeadPlaces);
  useDocumentTitle(title);
  const session = useMaybeSession();
  const who = session && `${cut(personName(session.dsColaborador))} · ${cut(session.ds_filial)}`;
  const second = about === undefined ? who : about;
  const head = (
    <>
      {lead}
      <div className={css['head']}>
        <h1>{children ?? title}</h1>
        {second !== null && <p>{second}</p>}
      </div>
    </>
  );
  return (
    <>
      {places.head && createPortal(head, places.head)}
      {places.actions && actions !== undefined && createPortal(actions, places.actions)}
    </>
  );
}

/** '{section} | Terminal de Manutenção' (G-101). */
export function useDocumentTitle(section: string): void {
  const { t } = useTranslation();
  const product = t('core.product');
  useEffect(() => {
    document.title = `${section} | ${product}`;
  }, [section, product]);
}
