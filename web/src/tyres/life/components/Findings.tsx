import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs';
import type { AnswerOf } from '@terminal/contract';
import { useState } from 'react';
import { Answer } from '../../../core/components/Answer.tsx';
import { Button } from '../../../core/components/Button.tsx';
import { DataTable } from '../../../core/components/DataTable.tsx';
import { SelectField } from '../../../core/components/Field.tsx';
import { decimal } from '../../../core/format/decimals.ts';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { notify } from '../../../core/notices.ts';
import { FireLink } from '../../components/FireLink.tsx';
import { usePositionName } from '../../usePositionName.ts';
import { useFindingOrder, useTyreFindings } from '../api.ts';
import { findingTable } from '../tables.ts';
import { Depth } from './Depth.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { OrderLink } from './OrderLink.tsx';
import css from './parts.module.css';
import { Vehicle } from './Vehicle.tsx';

type Finding = AnswerOf<'listTyreFindings'>['achados'][number];
const kinds = ['L', 'G', 'D', 'P'] as const;

/** What is off about the tyres of the branch; each can have an order. */
export function Findings() {
  const { t } = useTranslation();
  return (
    <Answer
      failed={t('tyres.life.loadFailed')}
      answer={useTyreFindings()}
      empty={t('tyres.life.findings.none')}
      isEmpty={({ achados }) => achados.length === 0}
    >
      {({ achados }) => <FindingTable findings={achados} />}
    </Answer>
  );
}

function FindingTable({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const positionName = usePositionName();
  const [only, setOnly] = useState('');
  const shown = findings.filter(({ tp_achado }) => only === '' || tp_achado === only);
  const count = (kind: string) => findings.filter(({ tp_achado }) => tp_achado === kind).length;
  const nameOf = (kind: (typeof kinds)[number]) =>
    t('tyres.life.findings.counted', { name: t(`tyres.life.findings.kinds.${kind}`), count: count(kind) });
  return (
    <section className="stack-close">
      <div className={css['bar']}>
        <SelectField
          label={t('tyres.life.heads.finding')}
          value={only}
          options={[
            { value: '', label: t('tyres.life.findings.all', { count: findings.length }) },
            ...kinds.filter((kind) => count(kind) > 0).map((kind) => ({ value: kind, label: nameOf(kind) })),
          ]}
          onChange={setOnly}
        />
        <div className={css['buttons']}>
          <ExportButtons title={t('tyres.life.findings.file')} table={findingTable(shown, t, positionName)} />
        </div>
      </div>
      <DataTable
        label={t('tyres.life.parts.achados')}
        unsorted={t('tyres.life.findings.worst')}
        rows={shown}
        keyOf={({ tp_achado, nr_fogo }) => `${tp_achado} ${nr_fogo}`}
        columns={[
          {
            id: 'finding',
            head: t('tyres.life.heads.finding'),
            cell: (row) => <What finding={row} />,
          },
          {
            id: 'fire',
            head: t('tyres.life.heads.fire'),
            value: (row) => row.nr_fogo,
            cell: (row) => <FireLink fire={row.nr_fogo} />,
          },
          {
            id: 'plate',
            head: t('tyres.life.heads.plate'),
            value: (row) => row.nr_placa,
            cell: (row) => <Vehicle plate={row.nr_placa} fleet={row.nr_frota} />,
          },
          { id: 'position', head: t('tyres.life.heads.position'), cell: positionName },
          {
            id: 'order',
            head: t('tyres.life.heads.order'),
            quiet: true,
            cell: (row) => <Order finding={row} />,
          },
        ]}
      />
    </section>
  );
}

/** Which finding, and what was read. */
function What({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const { tp_achado: kind, vl_lido, vl_limite, nr_fogo_par, st_ilegal } = finding;
  const values = { value: decimal(vl_lido, 1), limit: decimal(vl_limite, 1), beside: nr_fogo_par ?? '' };
  return (
    <span className={css['two']}>
      <strong>{t(`tyres.life.findings.kinds.${kind}`)}</strong>
      {kind === 'L' ? (
        <Depth mm={vl_lido} illegal={st_ilegal === 'S'} />
      ) : (
        <span className={css['small']}>{t(`tyres.life.findings.what.${kind}`, values)}</span>
      )}
    </span>
  );
}

/** The order of a finding, or the button that opens it. */
function Order({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const open = useFindingOrder();
  const { tp_achado, nr_placa, nr_fogo, nr_seq_os } = finding;
  if (nr_seq_os !== null) return <OrderLink order={nr_seq_os} />;
  const send = () =>
    open.mutate(
      { body: { tp_achado, nr_placa, nr_fogo } },
      {
        onSuccess: ({ nr_seq_os: order, st_nova }) =>
          notify.success(
            t(st_nova === 'S' ? 'tyres.life.findings.opened' : 'tyres.life.findings.there', {
              number: number(order),
            }),
          ),
        onError: (error) => notify.error(errorText(error)),
      },
    );
  return (
    <Button
      look="tinted"
      icon={<IconClipboardPlus aria-hidden />}
      busy={open.isPending}
      aria-label={t('tyres.life.findings.openOf', {
        fire: nr_fogo,
        finding: t(`tyres.life.findings.kinds.${tp_achado}`),
      })}
      onClick={send}
    >
      {t('tyres.life.findings.open')}
    </Button>
  );
}
