import { createContext, type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import css from './PageHead.module.css';

/** Place of the shell's top bar where a page puts its title; null outside the shell. */
export const PageHeadPlace = createContext<HTMLElement | null>(null);

interface PageHeadProps {
  /** Section of the document's title, and the heading unless `children` say more. */
  title: string;
  /** Small second line under the title on phones. */
  about?: ReactNode;
  /** Before the title: a way back. */
  lead?: ReactNode;
  /** Instead of the plain title, as in 'Ordens de Serviço / 184.502'. */
  children?: ReactNode;
}

/** Title of a page, drawn into the top bar and the document's title (SHELL-15). */
export function PageHead({ title, about, lead, children }: PageHeadProps) {
  const place = use(PageHeadPlace);
  useDocumentTitle(title);
  if (!place) return null;
  return createPortal(
    <>
      {lead}
      <div className={css['head']}>
        <h1>{children ?? title}</h1>
        {about !== undefined && <p>{about}</p>}
      </div>
    </>,
    place,
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
