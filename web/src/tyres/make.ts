import { label } from '../core/i18n/labels.ts';

/** Make and model as people write them: MICHELIN, X MULTI D → 'Michelin X MULTI D'; a model keeps its own letters. */
export const makeText = ({
  ds_marca: make,
  ds_modelo: model,
}: {
  ds_marca: string | null;
  ds_modelo: string | null;
}): string => [make === null ? null : label(make), model].filter((word) => word !== null).join(' ');
