import { type ReactNode, useEffect } from 'react';
import { cut, personName } from '../format/words.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useMaybeSession } from '../session/store.ts';
import { InShell } from './InShell.tsx';
import css from './PageHead.module.css';

interface PageHeadProps {
  /** Section of the document's title, and the heading unless `children` say more. */
  title: string;
  /** Second line on phones instead of person and branch; null: none. */
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
  useDocumentTitle(title);
  const session = useMaybeSession();
  const who = session && `${cut(personName(session.dsColaborador))} · ${cut(session.ds_filial)}`;
  const second = about === undefined ? who : about;
  return (
    <>
      <InShell place="head">
        {lead}
        <div className={css['head']}>
          <h1>{children ?? title}</h1>
          {second !== null && <p>{second}</p>}
        </div>
      </InShell>
      {actions !== undefined && <InShell place="actions">{actions}</InShell>}
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
