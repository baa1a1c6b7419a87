import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs';
import type { AnswerOf } from '@terminal/contract';
import { Answer } from '../../../core/components/Answer.tsx';
import { decimal } from '../../../core/format/decimals.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FireLink } from '../../components/FireLink.tsx';
import { usePositionName } from '../../usePositionName.ts';
import { useTyreFindings } from '../api.ts';
import css from './parts.module.css';
import { Vehicle } from './Vehicle.tsx';

type Hint = AnswerOf<'listTyreFindings'>['rodizios'][number];

/** Which tyres of a vehicle to swap, and why. */
export function Rotations() {
  const { t } = useTranslation();
  return (
    <Answer
      failed={t('tyres.life.loadFailed')}
      answer={useTyreFindings()}
      empty={t('tyres.life.rotation.none')}
      isEmpty={({ rodizios }) => rodizios.length === 0}
    >
      {({ rodizios }) => (
        <section className="stack-close">
          <div className={css['bar']}>
            <p>{t('tyres.life.rotation.about')}</p>
          </div>
          <ul className={css['hints']}>
            {rodizios.map((hint) => (
              <Hint key={`${hint.de.nr_fogo} ${hint.para.nr_fogo}`} hint={hint} />
            ))}
          </ul>
        </section>
      )}
    </Answer>
  );
}

function Hint({ hint }: { hint: Hint }) {
  const { t } = useTranslation();
  const { nr_placa, nr_frota, tp_motivo, de, para, vl_antes, vl_depois } = hint;
  const values = { before: decimal(vl_antes, 1), after: decimal(vl_depois ?? 0, 1) };
  return (
    <li className={css['hint']}>
      <Vehicle plate={nr_placa} fleet={nr_frota} />
      <div className={css['swap']}>
        <Tyre tyre={de} />
        <IconArrowsLeftRight aria-label={t('tyres.life.rotation.with')} />
        <Tyre tyre={para} />
      </div>
      <p>{t(`tyres.life.rotation.why.${tp_motivo}`, values)}</p>
    </li>
  );
}

function Tyre({ tyre }: { tyre: Hint['de'] }) {
  const positionName = usePositionName();
  return (
    <div>
      <FireLink fire={tyre.nr_fogo} />
      <span className={css['small']}>{positionName(tyre)}</span>
    </div>
  );
}
