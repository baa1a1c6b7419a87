import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import * as rights from '@terminal/contract/call-rights';
import { useState } from 'react';
import { Button } from '../../../core/components/Button.tsx';
import { DataTable } from '../../../core/components/DataTable.tsx';
import { date } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { mayCall } from '../../../core/rights.ts';
import { useSession } from '../../../core/session/store.ts';
import { CorrectionNote } from '../../../fleet/components/CorrectionNote.tsx';
import { usePositionName } from '../../usePositionName.ts';
import type { TyreHistory } from '../chart.ts';
import { depthsText } from '../numbers.ts';
import css from './HistoryParts.module.css';
import { MovementCorrectionSheet, type WrongMovement } from './MovementCorrectionSheet.tsx';
import parts from './parts.module.css';
import { usageText } from './usage-text.ts';
import { Vehicle } from './Vehicle.tsx';

type Stay = TyreHistory['aplicacoes'][number];

/** Every position it was on, with what was corrected; approvers correct the movements here. */
export function Stays({ history: { aplicacoes, nr_fogo } }: { history: TyreHistory }) {
  const { t } = useTranslation();
  const positionName = usePositionName();
  const corrects = mayCall(useSession(), rights.correctTyreMovement);
  const [wrong, setWrong] = useState<WrongMovement | null>(null);
  if (aplicacoes.length === 0) return null;
  return (
    <section className={css['part']}>
      <h2>{t('tyres.life.history.stays')}</h2>
      {corrects && aplicacoes.some(isNoMovement) && (
        <p className={parts['small']}>{t('tyres.life.history.noMovement')}</p>
      )}
      <DataTable
        label={t('tyres.life.history.stays')}
        rows={aplicacoes}
        keyOf={({ nr_sequencial }) => String(nr_sequencial)}
        columns={[
          {
            id: 'plate',
            head: t('tyres.life.heads.plate'),
            cell: ({ nr_placa, nr_frota }) => <Vehicle plate={nr_placa} fleet={nr_frota} />,
          },
          { id: 'position', head: t('tyres.life.heads.position'), cell: positionName },
          {
            id: 'on',
            head: t('tyres.life.history.on'),
            cell: (stay) => <Moved stay={stay} movement={begunBy(stay)} onCorrect={setWrong} />,
          },
          {
            id: 'off',
            head: t('tyres.life.history.off'),
            cell: (stay) =>
              stay.dt_saida === null ? (
                stay.correcao === null ? (
                  t('tyres.life.history.still')
                ) : (
                  '–'
                )
              ) : (
                <Moved stay={stay} movement={endedBy(stay, aplicacoes)} onCorrect={setWrong} off />
              ),
          },
          {
            id: 'usage',
            head: t('tyres.life.history.ran'),
            end: true,
            cell: ({ qt_rodado, tp_medidor, correcao }) => {
              return struckIf(correcao !== null, usageText(t, qt_rodado, tp_medidor));
            },
          },
        ]}
      />
      {wrong !== null && (
        <MovementCorrectionSheet fire={nr_fogo} movement={wrong} onClose={() => setWrong(null)} />
      )}
    </section>
  );
}

/** It came with the company's data: no command recorded how it began, or how it ended. */
const isNoMovement = ({ correcao, movimento_entrada, movimento_saida, dt_saida }: Stay): boolean =>
  correcao === null && (movimento_entrada === null || (dt_saida !== null && movimento_saida === null));

const struckIf = (wrong: boolean, words: string) => (wrong ? <del>{words}</del> : words);

const begunBy = ({ movimento_entrada: movement, dt_entrada }: Stay): WrongMovement | null =>
  movement && { ...movement, at: dt_entrada, depths: null };

/** A movement that put the tyre elsewhere at once is corrected where that begins. */
function endedBy(stay: Stay, stays: readonly Stay[]): WrongMovement | null {
  const { movimento_saida: movement, dt_saida, vl_mm_saida } = stay;
  if (movement === null || dt_saida === null) return null;
  if (stays.some((one) => one.movimento_entrada?.nr_sequencial === movement.nr_sequencial)) return null;
  return { ...movement, at: dt_saida, depths: vl_mm_saida };
}

interface MovedProps {
  stay: Stay;
  /** What can be corrected here. */
  movement: WrongMovement | null;
  onCorrect: (movement: WrongMovement) => void;
  /** The end of the stay, not its beginning. */
  off?: boolean;
}

/** Time and depths of mounting and removal; corrected ones struck out, with person and reason. */
function Moved({ stay, movement, onCorrect, off = false }: MovedProps) {
  const { t } = useTranslation();
  const session = useSession();
  const corrects = mayCall(session, rights.correctTyreMovement);
  const { correcao } = stay;
  const at = date(off ? (stay.dt_saida ?? '') : stay.dt_entrada, session.ds_fuso);
  const depths = off ? stay.vl_mm_saida : stay.vl_mm_entrada;
  const about = dotted([depths && depthsText(depths), off && stay.ds_motivo]);
  // With the company's data: no command recorded it.
  const came = (off ? stay.movimento_saida : stay.movimento_entrada) === null;
  const struck = (words: string) => struckIf(correcao !== null, words);
  // A corrected stay is marked at its end, or at its beginning if it was still going on.
  const noted = correcao !== null && off === (stay.dt_saida !== null);
  return (
    <span className={parts['two']}>
      {struck(`${at} · ${number((off ? stay.km_saida : stay.km_entrada) ?? 0)}`)}
      <span className={parts['small']}>{struck(about)}</span>
      {noted && (
        <span className={parts['small']}>
          <CorrectionNote correction={correcao} isVoid={correcao.nr_seq_novo === null} />
        </span>
      )}
      {corrects && correcao === null && came && (
        <span className={parts['small']}>{t('tyres.life.history.noCorrection')}</span>
      )}
      {corrects && correcao === null && movement !== null && (
        <span>
          <Button
            look="quiet"
            icon={<IconPencil aria-hidden />}
            aria-label={t('tyres.life.history.movement.openOf', {
              what: t(`tyres.life.history.movement.kinds.${movement.tp_movimento}`),
              date: at,
            })}
            onClick={() => onCorrect(movement)}
          >
            {t('fleet.correction.short')}
          </Button>
        </span>
      )}
    </span>
  );
}
