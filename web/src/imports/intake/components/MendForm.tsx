import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { isCancelled } from '../../../core/panel/client.ts';
import { MendFields } from '../../components/MendFields.tsx';
import { Mending } from '../../components/Mending.tsx';
import { type Intake, isUnderWay, useChoices, useMend } from '../api.ts';
import { useHead } from '../fault.ts';

interface MendFormProps {
  company: string;
  intake: Intake;
  column: string;
  /** The faulty value. */
  value: string;
  /** The one row; null: every row with this fault. */
  line: number | null;
  /** Words of the button that mends. */
  action: string;
}

/** Mends a fault where it is shown: another value, or none, at one press; the intake is checked again by itself. */
export function MendForm(props: MendFormProps) {
  const head = useHead(props.intake);
  return (
    <Mending head={head(props.column)} value={props.value} line={props.line}>
      {(close) => <OpenForm {...props} onClose={close} />}
    </Mending>
  );
}

function OpenForm({
  company,
  intake,
  column,
  value,
  line,
  action,
  onClose,
}: MendFormProps & { onClose: () => void }) {
  const say = useErrorText();
  const names = useChoices(company, intake.tp_carga, column);
  const mend = useMend(company);
  const send = (para: string) =>
    mend.mutate({
      body: {
        nr_seq_empresa: Number(company),
        nr_sequencial: intake.nr_sequencial,
        coluna: column,
        de: value,
        linha: line,
        para,
      },
    });
  return (
    <MendFields
      {...{ value, names, action, onClose }}
      busy={mend.isPending || isUnderWay(intake)}
      problem={mend.isError && !isCancelled(mend.error) ? say(mend.error) : null}
      onMend={send}
    />
  );
}
