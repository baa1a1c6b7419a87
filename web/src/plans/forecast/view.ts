import type { ForecastFilters } from './weeks.ts';

/** State of the forecast in the address: view, and open week ('atrasados', or its Monday). */
export interface ForecastView extends ForecastFilters {
  semana?: string;
}

const kinds = ['V', 'R', 'P'] as const;

/** Reads the address; what is unknown is ignored. */
export function readForecastView(raw: Record<string, unknown>): ForecastView {
  const kind = kinds.find((one) => one === raw['plano']);
  // Names of the address this page reads; their values stay unknown.
  const { semana, operacao, veiculo, placa } = raw as Record<
    'semana' | 'operacao' | 'veiculo' | 'placa',
    unknown
  >;
  return {
    ...(kind && { plano: kind }),
    ...(isName(operacao) && { operacao }),
    ...(isName(veiculo) && { veiculo }),
    ...(isName(placa) && { placa }),
    ...(isWeek(semana) && { semana }),
  };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isWeek = (value: unknown): value is string =>
  typeof value === 'string' && /^(atrasados|\d{4}-\d\d-\d\d)$/.test(value);
