import { z } from 'zod';
import { defineCall } from '../../core/call.ts';
import { done, flag, id, text } from '../../core/fields.ts';
import { depth, tyreShop } from '../layout.ts';
import { mostPressure } from '../limits.ts';
import { findingKind } from './fields.ts';

/** A depth, or a difference of depths, in mm. */
const difference = depth.min(0.1);

/** The company's limits for tyres (docs/tyre-life.md). */
const limits = z.strictObject({
  /** Removal depth, and legal minimum, in mm. */
  vl_mm_retirada: difference,
  vl_mm_legal: depth,
  /** Forecast period of tyres to be removed, in days. */
  qt_dias_retirada: z.int().min(1).max(365),
  /** Largest accepted difference between grooves of one tyre, and between mean depths of twins, in mm. */
  vl_mm_desgaste: difference,
  vl_mm_geminados: difference,
  /** Largest accepted deviation of pressure, in percent of the target. */
  pc_calibragem: z.number().min(1).max(50).multipleOf(0.1),
});

/** Target pressure in psi; null: none set. */
const target = z.number().min(1).max(mostPressure).multipleOf(0.1).nullable();

/** Problem of the order opened for a finding; null: no order can be opened for this kind. */
const finding = z.strictObject({ tp_achado: findingKind, nr_conjunto: id.nullable() });

/** Settings for findings about tyres, for all branches. */
export const tyreSettingsCalls = {
  /** Limits, target pressures by type of vehicle, and the problem of each kind of finding. */
  getTyreSettings: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/ajustes',
    reads: ['pneu'],
    summary: 'Settings of the tyre shop',
    source: 'addition; docs/tyre-life.md',
    answer: z.strictObject({
      limites: limits,
      /** Types whose tyres are calibrated, by name. */
      pressoes: z.array(
        z.strictObject({
          cd_tipoveiculo: z.string(),
          ds_tipoveiculo: z.string(),
          vl_calibragem: target,
          /** S: its positions have different targets. None is answered, and they remain until one target for all is saved. */
          st_variada: flag,
        }),
      ),
      problemas: z.array(finding),
      /** Problems that can be chosen. */
      conjuntos: z.array(
        z.strictObject({ nr_sequencial: id, ds_conjunto: z.string(), ds_grupo: z.string() }),
      ),
      /** S: the person may change them. */
      st_altera: flag,
    }),
  }),
  /** Saves the settings; types and kinds not named stay unchanged. Approvers only. */
  saveTyreSettings: defineCall({
    ...tyreShop,
    needs: [...tyreShop.needs, 'aprovacao'],
    method: 'POST',
    path: 'borracharia/vida/ajustes',
    changes: ['pneu'],
    summary: 'Save the settings of the tyre shop',
    source: 'addition; docs/tyre-life.md',
    command: true,
    body: z.strictObject({
      limites: limits,
      pressoes: z.array(z.strictObject({ cd_tipoveiculo: text(20).min(1), vl_calibragem: target })).max(100),
      problemas: z.array(finding).max(4),
    }),
    answer: done,
  }),
};
