import { mostRows } from '@terminal/contract/dictionary-sizes';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { PanelError } from '../../../core/panel/PanelError.tsx';
import { parted } from '../../../imports/columns.ts';
import { useOpening } from '../../../imports/useOpening.ts';
import { useImport, usePreview } from '../api.ts';
import { headFit, isSum, layOut } from '../file.ts';
import css from './ImportSheet.module.css';
import { Outcomes } from './Outcomes.tsx';

/** Words from a file: what each row would do is shown first; nothing is written while one is refused. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const preview = usePreview();
  const write = useImport();
  /** Its name, the lines of its rows, and those that were left out because they add others up. */
  const [file, setFile] = useState<{ name: string; lines: number[]; left: number[] } | null>(null);
  const opening = useOpening(async (chosen) => {
    const { readCells } = await import('../../../core/files/sheet.ts');
    const { cells, lines, left } = parted(await readCells(chosen, headFit), isSum);
    const { rows, missing } = layOut(cells);
    if (missing !== null)
      return t('imports.problems.columns', { columns: t(`dictionary.columns.${missing}`) });
    if (rows.length === 0) return t('imports.problems.empty');
    if (rows.length > mostRows)
      return t('imports.problems.rows', { rows: number(rows.length), most: number(mostRows) });
    setFile({ name: chosen.name, lines: lines.slice(1), left });
    write.reset();
    preview.mutate({ body: { linhas: rows } });
    return null;
  });
  const outcomes = preview.data?.linhas;
  const changing = outcomes?.filter(({ st_linha }) => st_linha === 'N' || st_linha === 'M') ?? [];
  const wrong = outcomes?.filter(({ st_linha }) => st_linha === 'X').length ?? 0;
  const ready = changing.length > 0 && wrong === 0;
  const said =
    wrong > 0
      ? t('dictionary.import.wrong', { count: wrong })
      : changing.length > 0
        ? t('dictionary.import.apply', { count: changing.length })
        : t('imports.nothing');
  const apply = () =>
    write.mutate(
      { body: { linhas: (outcomes ?? []).map(rowOf) } },
      {
        onSuccess: () => {
          notify.success(t('dictionary.saved'));
          onClose();
        },
      },
    );
  const error = write.error ?? preview.error;
  return (
    <Sheet
      title={t('dictionary.import.title')}
      about={t('dictionary.import.about')}
      onClose={onClose}
      backdropCloses={false}
      size="l"
      footer={
        <>
          <Button onClick={onClose}>{t('panel.password.cancel')}</Button>
          <Button look="primary" busy={write.isPending} disabled={!ready} onClick={apply}>
            {said}
          </Button>
        </>
      }
    >
      <div className="stack">
        <label className={css['choose']}>
          <span>
            {file === null
              ? t('dictionary.import.choose')
              : t('dictionary.import.other', { name: file.name })}
          </span>
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={opening.busy}
            onChange={({ target }) => {
              void opening.read(target.files?.[0]);
              // Allows choosing the same file again after a correction.
              target.value = '';
            }}
          />
        </label>
        <PanelError error={opening.problem ?? error} />
        {file !== null && file.left.length > 0 && (
          <p>{t('imports.sums', { lines: file.left.map(number).join(', ') })}</p>
        )}
        {outcomes && <Outcomes outcomes={outcomes} lines={file?.lines ?? []} />}
      </div>
    </Sheet>
  );
}

const rowOf = ({
  palavra,
  palavra_frase,
  traducao,
}: {
  palavra: string;
  palavra_frase: string;
  traducao: string;
}) => ({
  palavra,
  palavra_frase,
  traducao,
});
