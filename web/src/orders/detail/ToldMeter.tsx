import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { OrderDetail } from '@terminal/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Card } from '../../core/components/Card.tsx';
import { number } from '../../core/format/numbers.ts';
import { useSession } from '../../core/session/store.ts';
import { CorrectionNote } from '../../fleet/CorrectionNote.tsx';
import { CorrectionSheet } from '../../fleet/CorrectionSheet.tsx';
import css from './OrderView.module.css';

/** The meter told when the order was closed; who keeps the plans corrects it here. */
export function ToldMeter({ order: { km_final, leitura, tp_medidor } }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { st_planos } = useSession();
  const [wrong, setWrong] = useState(false);
  if (leitura === null) return null;
  const { km, correcao } = leitura;
  const unit = tp_medidor === 'H' ? 'h' : 'km';
  return (
    <Card>
      <h2>{t('fleet.correction.told')}</h2>
      {km !== null && (
        <p>
          <strong>
            {number(km)} {unit}
          </strong>
        </p>
      )}
      {km === null && km_final !== null && (
        <p>
          <s>
            {number(km_final)} {unit}
          </s>
        </p>
      )}
      {correcao !== null && (
        <p className={css['soft']}>
          <CorrectionNote correction={correcao} isVoid={km === null} />
        </p>
      )}
      {km !== null && st_planos === 'S' && (
        <Button icon={<IconPencil aria-hidden />} onClick={() => setWrong(true)}>
          {t('fleet.correction.open')}
        </Button>
      )}
      {wrong && km !== null && (
        <CorrectionSheet
          reading={{ nr_sequencial: leitura.nr_sequencial, km, km_anterior: null }}
          unit={unit}
          onClose={() => setWrong(false)}
        />
      )}
    </Card>
  );
}
