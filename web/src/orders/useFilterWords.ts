import { useFilterSegments, useOrderTypes, useSuppliers } from '../catalog/api.ts';
import { date } from '../core/format/dates.ts';
import { number } from '../core/format/numbers.ts';
import { sentence, supplierName } from '../core/format/words.ts';
import { label } from '../core/i18n/labels.ts';
import { useTranslation } from '../core/i18n/useTranslation.ts';
import type { BoardLevel } from './board.ts';
import { type FilterName, type Filters, setFilters } from './filters.ts';

/** A filter that is set, as people read it; without a name where the value says it. */
export interface FilterWords {
  filter: FilterName;
  name: string | null;
  value: string;
}

const named: readonly FilterName[] = ['codigo', 'tipo', 'segmento', 'fornecedor', 'criticidade', 'de', 'ate'];

/** Texts of the set filters; look-ups are requested only if a filter needs them. */
export function useFilterWords(filters: Filters, titleOf: (level: BoardLevel) => string): FilterWords[] {
  const { t } = useTranslation();
  const types = useOrderTypes(filters.tipo !== undefined).data?.items ?? [];
  const segments = useFilterSegments(filters.segmento !== undefined).data?.data ?? [];
  const suppliers = useSuppliers(filters.fornecedor !== undefined).data ?? [];

  const sayings: Record<FilterName, (value: string) => string> = {
    codigo: (value) => number(Number(value)),
    placa: (value) => value,
    singlePlaca: (value) => value,
    tipo: (value) => sentence(types.find((type) => type.nr_sequencial === value)?.ds_tipo ?? value),
    segmento: (value) =>
      label(segments.find((segment) => String(segment.nr_sequencial) === value)?.ds_grupo ?? value),
    fornecedor: (value) =>
      supplierName(suppliers.find((one) => String(one.nr_sequencial) === value)?.ds_fornecedor ?? value),
    // One of the five: the filter has been read by its shape.
    nr_nivel: (value) => titleOf(Number(value) as BoardLevel),
    ordenation: (value) => t(value === 'DESC' ? 'orders.filters.newest' : 'orders.filters.oldest'),
    criticidade: (value) => t(value === 'DESC' ? 'orders.filters.slightest' : 'orders.filters.ageOnly'),
    de: (value) => date(`${value}T12:00:00Z`),
    ate: (value) => date(`${value}T12:00:00Z`),
    executada: (value) => t(value === '1' ? 'orders.filters.finished' : 'orders.filters.pending'),
  };

  return setFilters(filters).map((filter) => ({
    filter,
    name: named.includes(filter) ? t(`orders.filters.${filter}`) : null,
    value: sayings[filter](filters[filter] ?? ''),
  }));
}
