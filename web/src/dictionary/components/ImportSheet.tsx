import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { notify } from '../../core/notices.ts';
import { useReading } from '../../imports/useReading.ts';
import { useImport, usePreview } from '../api.ts';
import { layOut, mostRows, type Row } from '../file.ts';
import css from './ImportSheet.module.css';
import { Outcomes } from './Outcomes.tsx';

/** Words from a file: what each row would do is shown first; nothing is written while one is refused. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const preview = usePreview();
  const write = useImport();
  const [name, setName] = useState('');
  const reading = useReading<Row>({
    layOut(cells) {
      const laid = layOut(cells);
      return laid.missing === null ? laid : { ...laid, missing: t(`dictionary.columns.${laid.missing}`) };
    },
    most: mostRows,
    onRead(file) {
      setName(file.name);
      write.reset();
      preview.mutate({ body: { linhas: file.rows } });
    },
  });
  const outcomes = preview.data?.linhas;
  const changing = outcomes?.filter(({ st_linha }) => st_linha === 'N' || st_linha === 'M') ?? [];
  const ready = changing.length > 0 && outcomes?.every(({ st_linha }) => st_linha !== 'X') === true;
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
            {t('dictionary.import.apply', { count: changing.length })}
          </Button>
        </>
      }
    >
      <div className={css['body']}>
        <label className={css['choose']}>
          <span>{name === '' ? t('dictionary.import.choose') : t('dictionary.import.other', { name })}</span>
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={reading.busy}
            onChange={({ target }) => {
              void reading.read(target.files?.[0]);
              // The same file again, once it is mended.
              target.value = '';
            }}
          />
        </label>
        {(reading.problem !== null || error !== null) && (
          <p role="alert" className={css['error']}>
            {reading.problem ?? say(error)}
          </p>
        )}
        {outcomes && <Outcomes outcomes={outcomes} />}
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
