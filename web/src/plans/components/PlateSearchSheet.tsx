import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { plateLetters } from '@terminal/contract/shapes';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../core/components/Button.tsx';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import { TextField } from '../../core/components/Field.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazyPart } from '../../core/lazy-part.tsx';
import { useMeterScale } from '../../core/meter.ts';
import { readCode } from '../../core/scan/code.ts';
import { useScanner } from '../../core/scan/useScanner.ts';
import { lettersOf } from '../../core/screen-limits.ts';
import { useVehicles } from '../../orders/new/api.ts';
import { findVehicles } from '../../orders/new/form.ts';
import { isUnknown } from '../../orders/unknown.ts';
import { useDueOfPlate } from '../api.ts';
import { type Candidate, ofPlate, type PlateLine } from '../candidate.ts';
import { type Column, PlanTable } from './PlanTable.tsx';
import css from './PlateSearchSheet.module.css';

const CodeReader = lazyPart(async () => (await import('../../core/scan/CodeReader.tsx')).CodeReader);

interface PlateSearchSheetProps {
  onGenerate: (candidate: Candidate) => void;
  onClose: () => void;
}

/** What is due of one plate, and what has its order already; it is typed, by its fleet number too, or read off the label (PREV-08, PREV-10). */
export function PlateSearchSheet({ onGenerate, onClose }: PlateSearchSheetProps) {
  const { t } = useTranslation();
  const [reading, setReading] = useState(false);
  const { typed, setTyped, plate, choices, answer, search, take, choose } = usePlateSearch();
  return (
    <Sheet title={t('plans.plateSearch.title')} size="l" onClose={onClose}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void search(typed);
        }}
      >
        <TextField
          label={t('plans.plateSearch.label')}
          icon={<IconSearch aria-hidden />}
          value={typed}
          maxLength={lettersOf.scan}
          spellCheck={false}
          data-focus-first
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value.toUpperCase())}
        />
        <IconButton
          look="plain"
          className={css['camera']}
          label={t('orders.search.camera')}
          icon={<IconQrcode aria-hidden />}
          aria-pressed={reading}
          onClick={() => setReading(!reading)}
        />
        <Button type="submit" size="l" look="primary" busy={answer.isFetching}>
          {t('plans.plateSearch.search')}
        </Button>
      </form>
      {reading && (
        <Suspense>
          <CodeReader
            label={t('orders.search.aim')}
            otherwise={t('orders.search.otherwise')}
            read={plate !== null}
            onText={take}
          />
        </Suspense>
      )}
      {choices.length > 0 && <Choices vehicles={choices} onChoose={choose} />}
      <Waiting plate={plate ?? ''} answer={answer} />
      {answer.data && <Found lines={answer.data} onGenerate={onGenerate} onOpen={onClose} />}
    </Sheet>
  );
}

/** The search for a plate: what is typed, the vehicles it may mean, and what is due of the one it means. */
function usePlateSearch() {
  const [typed, setTyped] = useState('');
  const [plate, setPlate] = useState<string | null>(null);
  // Vehicles the typed letters may mean; empty while they mean one.
  const [choices, setChoices] = useState<ReturnType<typeof findVehicles>>([]);
  const vehicles = useVehicles();
  const answer = useDueOfPlate(plate);

  async function search(text: string) {
    const code = readCode(text);
    if (code === '') {
      setChoices([]);
      return setPlate(null);
    }
    setTyped(code);
    const { vehicles: known = [] } = vehicles.data ?? (await vehicles.refetch()).data ?? {};
    const found = findVehicles(known, code);
    if (found.length > 1) {
      setChoices(found);
      return setPlate(null);
    }
    choose(found[0]?.nr_placa ?? code.slice(0, plateLetters));
  }

  function choose(wanted: string) {
    setChoices([]);
    if (wanted === plate) void answer.refetch();
    setPlate(wanted);
  }
  const take = (text: string) => {
    void search(text);
    return 'read' as const;
  };
  useScanner('sheet', take);
  return { typed, setTyped, plate, choices, answer, search, take, choose };
}

interface ChoicesProps {
  vehicles: ReturnType<typeof findVehicles>;
  onChoose: (plate: string) => void;
}

/** Vehicles the typed letters may mean. */
function Choices({ vehicles, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="wrap" aria-label={t('plans.plateSearch.choose')}>
        {vehicles.slice(0, mostChoices).map(({ nr_placa, nr_frota }) => (
          <li key={nr_placa}>
            <Button look="tinted" onClick={() => onChoose(nr_placa)}>
              {dotted([plateText(nr_placa), nr_frota])}
            </Button>
          </li>
        ))}
      </ul>
      {vehicles.length > mostChoices && (
        <p className={css['none']}>{t('core.andMore', { count: vehicles.length - mostChoices })}</p>
      )}
    </>
  );
}

/** What is shown while the answer is on its way, or when it did not come. */
function Waiting({ plate, answer }: { plate: string; answer: ReturnType<typeof useDueOfPlate> }) {
  const { t } = useTranslation();
  if (answer.isLoading)
    return (
      <Skeleton>
        <Shape height="160px" radius="12px" />
      </Skeleton>
    );
  if (!answer.isError) return null;
  return isUnknown(answer.error) ? (
    <p className={css['none']} role="alert">
      {t('plans.plateSearch.unknown', { plate })}
    </p>
  ) : (
    <ErrorState
      title={t('plans.plateSearch.failed')}
      error={answer.error}
      busy={answer.isFetching}
      onRetry={() => void answer.refetch()}
    />
  );
}

/** Plates offered at once; more letters narrow them. */
const mostChoices = 24;

const sections = ['V', 'A', 'hasOrder'] as const;

/** A plan with an order belongs to those that have one, however late it is. */
const sectionOf = ({ nr_seq_os_preventiva, st_preventiva }: PlateLine): (typeof sections)[number] =>
  nr_seq_os_preventiva !== null || st_preventiva === null ? 'hasOrder' : st_preventiva;

interface FoundProps {
  lines: readonly PlateLine[];
  onGenerate: (candidate: Candidate) => void;
  onOpen: () => void;
}

function Found({ lines, onGenerate, onOpen }: FoundProps) {
  const { t } = useTranslation();
  const scale = useMeterScale();
  const columns: Column<PlateLine>[] = [
    { head: t('plans.head.cycle'), cell: ({ ds_prox_ciclo }) => <strong>{ds_prox_ciclo}</strong> },
    {
      head: t(
        lines.some(({ tp_medidor }) => tp_medidor === 'H') ? 'plans.head.nextHours' : 'plans.head.nextMeter',
      ),
      cell: ({ km_proximo, km_atual, tp_medidor }) =>
        km_proximo === null ? '-' : scale.next(km_proximo, km_atual, tp_medidor === 'H' ? 'h' : 'km'),
      numeric: true,
    },
  ];
  if (lines.length === 0) {
    return (
      <p className={css['none']} role="status">
        {t('plans.plateSearch.none')}
      </p>
    );
  }
  return sections.map((section) => {
    const own = lines.filter((line) => sectionOf(line) === section);
    return (
      own.length > 0 && (
        <section key={section} className={css['section']} aria-label={t(`plans.plateSearch.${section}`)}>
          <h3 data-overdue={section === 'V'}>{t(`plans.plateSearch.${section}`)}</h3>
          <PlanTable
            lines={own}
            candidateOf={ofPlate}
            columns={columns}
            onGenerate={onGenerate}
            onOpen={onOpen}
          />
        </section>
      )
    );
  });
}
