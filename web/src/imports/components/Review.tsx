import type { ImportKind } from '@terminal/contract/imports';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../core/api/random-key.ts';
import { Button } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { type Preview, useImport, usePreview } from '../api.ts';
import type { ReadFile } from '../columns.ts';
import { Done } from './Done.tsx';
import { OutcomeTable } from './OutcomeTable.tsx';
import css from './Review.module.css';

interface ReviewProps {
  kind: ImportKind;
  file: ReadFile;
  /** Another file is to be chosen. */
  onOther: () => void;
}

/** What each row of a file would do; then it is written, or another file is chosen. */
export function Review({ kind, file, onOther }: ReviewProps) {
  const { t } = useTranslation();
  const preview = usePreview();
  const { mutate } = preview;
  useEffect(() => mutate({ tipo: kind, linhas: file.rows }), [mutate, kind, file]);
  return (
    <section className={css['review']}>
      <p className={css['file']}>
        <strong>{file.name}</strong>
        <span>
          {t(`imports.kinds.${kind}`)} ·{' '}
          {t('imports.rows', { count: file.rows.length, value: number(file.rows.length) })}
        </span>
        <Button onClick={onOther}>{t('imports.other')}</Button>
      </p>
      {preview.isError && (
        <ErrorState
          title={t('imports.previewFailed')}
          error={preview.error}
          busy={preview.isPending}
          onRetry={() => mutate({ tipo: kind, linhas: file.rows })}
        />
      )}
      {(preview.isPending || preview.isIdle) && (
        <>
          <p role="status">{t('imports.looking')}</p>
          <Skeleton>
            <Shape height="320px" radius="12px" />
          </Skeleton>
        </>
      )}
      {preview.isSuccess && (
        <Decision
          key={preview.data.impressao}
          kind={kind}
          file={file}
          preview={preview.data}
          onOther={onOther}
          onAgain={() => mutate({ tipo: kind, linhas: file.rows })}
        />
      )}
    </section>
  );
}

interface DecisionProps extends ReviewProps {
  preview: Preview;
  /** The rows are to be looked at again. */
  onAgain: () => void;
}

function Decision({ kind, file, preview, onOther, onAgain }: DecisionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [key] = useState(randomKey);
  const writing = useImport(key);
  const count = preview.linhas.filter(({ st_linha }) => st_linha !== 'X' && st_linha !== 'I').length;
  if (writing.isSuccess) return <Done kind={kind} totals={writing.data} onOther={onOther} />;
  const outdated = writing.error?.codigo === 'PREVIA_MUDOU';
  return (
    <>
      <OutcomeTable kind={kind} rows={file.rows} outcomes={preview.linhas} />
      <div className={css['decide']}>
        {writing.isError && (
          <p className={css['problem']} role="alert">
            {errorText(writing.error)}
          </p>
        )}
        {outdated ? (
          <Button look="primary" size="l" onClick={onAgain}>
            {t('imports.again')}
          </Button>
        ) : (
          <Button
            look="primary"
            size="l"
            disabled={count === 0}
            busy={writing.isPending}
            onClick={() => writing.mutate({ tipo: kind, linhas: file.rows, impressao: preview.impressao })}
          >
            {count === 0 ? t('imports.nothing') : t('imports.write', { count, value: number(count) })}
          </Button>
        )}
      </div>
    </>
  );
}
