import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../../core/components/Button.tsx';
import { cx } from '../../core/cx.ts';
import { tenths } from '../../core/format/decimals.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type ChosenFile, isSafe, mayRetry } from '../queue.ts';
import { usePreview } from '../usePreview.ts';
import type { Upload } from '../useUpload.ts';
import css from './FileField.module.css';

interface ChosenRowProps {
  chosen: ChosenFile;
  upload: Upload;
}

/** A chosen file: preview, progress and actions. */
export function ChosenRow({ chosen, upload }: ChosenRowProps) {
  const { t } = useTranslation();
  const say = useErrorText();
  const { file, state, progress, fault } = chosen;
  const failed = state === 'failed';
  return (
    <li className={cx(css['row'], failed && css['failed'])}>
      <Preview file={file} />
      <div className={cx('lines', css['words'])}>
        <strong>{file.name}</strong>
        <span role={failed ? 'alert' : undefined}>{line()}</span>
        {state === 'sending' && (
          <progress max={1} value={progress} aria-label={t('files.progress', { name: file.name })} />
        )}
      </div>
      {isSafe(chosen) && <IconCheck className={css['sent']} aria-hidden />}
      {upload.order !== null && mayRetry(chosen) && (
        <IconButton
          label={t('files.retry', { name: file.name })}
          icon={<IconRefresh aria-hidden />}
          onClick={upload.retry}
        />
      )}
      {!isSafe(chosen) && (
        <IconButton
          label={t(state === 'sending' ? 'files.cancel' : 'files.remove', { name: file.name })}
          icon={<IconX aria-hidden />}
          onClick={() => upload.remove(chosen.id)}
        />
      )}
    </li>
  );

  function line(): string {
    if (fault !== null) return t(`files.fault.${fault}`);
    if (failed) return say(chosen.error);
    if (state === 'sending') return t('files.sending', { percent: Math.round(progress * 100) });
    if (state === 'kept') return t('core.failure.kept');
    return state === 'sent' ? t('files.sent') : sizeOf(file.size);
  }
}

/** A picture of what was chosen; a sheet of paper for documents. */
function Preview({ file }: { file: File }) {
  const address = usePreview(file);
  return (
    <span className={css['preview']}>
      {address === null ? <IconFileText aria-hidden /> : <img src={address} alt="" />}
    </span>
  );
}

const megabyte = 1024 * 1024;

/** 1,4 MB; below a megabyte in whole KB. */
const sizeOf = (bytes: number): string =>
  bytes >= megabyte
    ? `${tenths(bytes / megabyte)} MB`
    : `${tenths(Math.max(1, Math.round(bytes / 1024)))} KB`;
