import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { AnswerOf } from '@terminal/contract';
import { Button } from '../../../core/components/Button.tsx';
import { StateButton } from '../../../core/components/StateButton.tsx';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { openFlow } from '../../../identity/flow.ts';
import { type RowCommand, rowCommands, type Section } from '../row-commands.ts';
import { workOf } from './WorkRow.tsx';

const buttons = {
  pausar: { action: 'pause', kind: 'pause' },
  parar: { action: 'stop', kind: 'stop' },
  finalizar: { action: 'finish', kind: 'finish' },
  continuar: { action: 'resume', kind: 'resume' },
  iniciar: { action: 'start', kind: 'start' },
  finalizar_liberacao: { action: 'release', kind: 'endRelease' },
} as const satisfies Record<Exclude<RowCommand, 'aprovar'>, object>;

interface RowButtonsProps {
  section: Section;
  row: Pick<
    AnswerOf<'listPaused'>[number],
    'nr_seq_os' | 'nr_placa' | 'nr_frota' | 'ds_conjunto' | 'criticidade' | 'tp_os' | 'permitido'
  >;
  /** Technician of the running or paused work. */
  technician: number | null;
}

/** The commands of a row, by what the server permits (`permitido`). */
export function RowButtons({ section, row, technician }: RowButtonsProps) {
  const { t } = useTranslation();
  const work = workOf(row, technician);
  return rowCommands(section, row.permitido).map((command) => {
    if (command === 'aprovar')
      return (
        <Button
          key={command}
          size="l"
          look="tinted"
          icon={<IconCheck aria-hidden />}
          onClick={() => openFlow({ kind: 'approve', work })}
        >
          {t('workList.approve')}
          <span className="visually-hidden"> {row.nr_placa}</span>
        </Button>
      );
    const { action, kind } = buttons[command];
    return (
      <StateButton
        key={command}
        action={action}
        place="card"
        about={row.nr_placa}
        onClick={() => openFlow({ kind, work })}
      />
    );
  });
}
