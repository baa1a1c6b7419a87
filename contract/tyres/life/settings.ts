import { z } from 'zod';
import { defineCall } from '../../core/call.ts';
import { done, flag, id, text } from '../../core/fields.ts';
import { depth, tyreShop } from '../layout.ts';
import { mostPressure } from '../limits.ts';
import { findingKind } from './fields.ts';

/** A difference of depths that is told of, in mm. */
const difference = depth.min(0.1);

/** What tyres of the company are measured by (docs/tyre-life.md). */
const limits = z.strictObject({
  /** Depth a tyre is pulled at, and what the law asks for, in mm. */
  vl_mm_retirada: difference,
  vl_mm_legal: depth,
  /** Days ahead tyres to be pulled are told. */
  qt_dias_retirada: z.int().min(1).max(365),
  /** Grooves of one tyre, mean depths of twins further apart, in mm. */
  vl_mm_desgaste: difference,
  vl_mm_geminados: difference,
  /** Pressure off its target, in percent of it. */
  pc_calibragem: z.number().min(1).max(50).multipleOf(0.1),
});

/** Target pressure in psi; null: none is asked for. */
const target = z.number().min(1).max(mostPressure).multipleOf(0.1).nullable();

/** Problem an order names that a finding opens; null: none, such a finding opens no order. */
const finding = z.strictObject({ tp_achado: findingKind, nr_conjunto: id.nullable() });

/** What the findings about tyres are measured by, for all branches. */
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
          /** Its positions have different targets: none is told, and they stay until one for all is saved. */
          st_variada: flag,
        }),
      ),
      problemas: z.array(finding),
      /** Problems that can be chosen. */
      conjuntos: z.array(
        z.strictObject({ nr_sequencial: id, ds_conjunto: z.string(), ds_grupo: z.string() }),
      ),
      /** The person may change them. */
      st_altera: flag,
    }),
  }),
  /** Saves them; types and kinds that are not named stay as they are. Approvers only. */
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
