import type { AnswerOf, CallName } from '@terminal/contract';
import type { CallInput } from '../core/api/client.ts';
import { useCall } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';

/** The server computes the figures anew every five seconds: asking more often shows nothing newer. */
const everyMs = 5000;

type Part = Extract<CallName, `getDashboard${string}`>;

/** One part of the dashboard; `failed`: the server refused it, and nothing is shown of it (DASH-11). */
export interface Figures<A> {
  data: A | undefined;
  failed: boolean;
}

interface Answer<A> {
  data: A | undefined;
  error: { kind: string } | null;
}

/** A refusal empties the part. Out of reach of the server the last figures stay: a strip says how old they are. */
function figuresOf<A>({ data, error }: Answer<A>): Figures<A> {
  const failed =
    error !== null && (error.kind === 'refused' || error.kind === 'broken' || data === undefined);
  return { data: failed ? undefined : data, failed };
}

/** Reads a part of the dashboard, and again while the page is open. */
export function useFigures<N extends Part>(name: N): Figures<AnswerOf<N>> {
  // None of these calls takes an input; for a name not yet known the compiler cannot tell.
  const nothing = {} as CallInput<N>;
  return figuresOf(useCall(name, nothing, { staleTime: 0, refetchInterval: everyMs }));
}

/** Release times of external orders by level, of the branch the company has set (DASH-13, G-76). */
export function useExternalAverages(): Figures<AnswerOf<'getReleaseAverages'>> {
  const { nr_sequencial, parametros } = useSession();
  // A session stored before the setting travelled has none.
  const branch = parametros.filial_criticidade ?? nr_sequencial;
  return figuresOf(
    useCall(
      'getReleaseAverages',
      { params: { origem: 'E' }, query: { filial: String(branch) } },
      { refetchInterval: 60_000 },
    ),
  );
}

/** What of the dashboard is looked at closer. */
export interface Behind {
  grupo: 'contador' | 'criticidade' | 'mecanico' | 'placa' | 'tipo' | 'problema';
  valor: string;
  /** As the row is called on screen. */
  title: string;
}

/** The orders behind a figure. */
export const useOrdersBehind = ({ grupo, valor }: Behind) =>
  useCall('listDashboardOrders', { query: { grupo, valor } }, { staleTime: 0 });

/** A period of calendar days, and a branch. */
export interface IndicatorQuery {
  de: string;
  ate: string;
  filial: string;
}

/** Indicators of a period; while another loads, the former stay. */
export const useIndicators = (query: IndicatorQuery) =>
  useCall('getIndicators', { query }, { keepPrevious: true, staleTime: 60_000 });
