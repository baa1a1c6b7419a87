import { z } from 'zod';
import { administrator, type Call, type internal } from '../../core/call.ts';
import { intakeCalls } from './calls.ts';
import { ownIntakeNameOf, withoutCompany } from './own-names.ts';

type Company = 'empresa' | 'nr_seq_empresa';
type WithoutCompany<Z extends z.ZodType> =
  Z extends z.ZodObject<infer Shape, infer Config> ? z.ZodObject<Omit<Shape, Company>, Config> : Z;
type Own<C> =
  C extends Call<infer P, infer Q, infer B, infer A>
    ? Call<P, WithoutCompany<Q>, WithoutCompany<B>, A, typeof internal>
    : never;
type OwnName<N> = N extends `${infer Before}Intake${infer After}` ? `${Before}OwnIntake${After}` : never;

/** Intakes as whoever administers a company runs them: the calls of the panel, of the company of the session. */
// The names and inputs are made from those of the panel here as their types are above.
export const ownIntakeCalls = Object.fromEntries(
  Object.entries<Call>(intakeCalls).map(([name, call]) => [
    ownIntakeNameOf(name),
    {
      ...call,
      ...administrator,
      path: call.path.replace('painel/', 'cargas/'),
      query: strippedOf(call.query),
      body: strippedOf(call.body),
      refusals: call.refusals.filter((code) => code !== 'EMPRESA_SUSPENSA'),
    },
  ]),
) as unknown as {
  [N in keyof typeof intakeCalls as OwnName<N>]: Own<(typeof intakeCalls)[N]>;
};

/** Calls of the panel's intakes, and the same of the company of a session. */
export type IntakeCallName = keyof typeof intakeCalls;
export type OwnIntakeName = keyof typeof ownIntakeCalls;

function strippedOf(input: z.ZodType): z.ZodType {
  return input instanceof z.ZodObject ? z.strictObject(withoutCompany<z.ZodType>(input.shape)) : input;
}
