import { z } from 'zod';
import { administrator, type Call, type internal } from './call.ts';
import { ownNameOf, withoutCompany } from './own-names.ts';
import type { RefusalCode } from './refusals.ts';

type Company = 'empresa' | 'nr_seq_empresa';
type WithoutCompany<Z extends z.ZodType> =
  Z extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<Omit<Shape, Company>, Config>
    : Z extends z.ZodUnion<infer Options extends readonly z.ZodType[]>
      ? z.ZodUnion<{ readonly [N in keyof Options]: WithoutCompany<Options[N]> }>
      : Z;
type Own<C> =
  C extends Call<infer P, infer Q, infer B, infer A>
    ? Call<P, WithoutCompany<Q>, WithoutCompany<B>, A, typeof internal>
    : never;

/** Name of a call of the panel where whoever administers the company of the session sends it. */
export type OwnName<N> = N extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${OwnName<Rest>}`
    : `Own${N}`
  : never;

/** Calls of the panel as whoever administers a company sends them: of the company of the session. */
export type OwnCalls<C> = { [N in keyof C as OwnName<N>]: Own<C[N]> };

/**
 * Makes those calls.
 * @param folder in place of `painel/` in their paths
 * @param never refusals that cannot be: of companies that serve nobody, which have no sessions
 */
export const ownCallsOf = <C extends Readonly<Record<string, Call>>>(
  calls: C,
  folder: string,
  never: readonly RefusalCode[] = [],
) =>
  // The names and inputs are made here as their types are above.
  Object.fromEntries(
    Object.entries<Call>(calls).map(([name, call]) => [
      ownNameOf(name),
      {
        ...call,
        ...administrator,
        path: call.path.replace('painel/', folder),
        query: strippedOf(call.query),
        body: strippedOf(call.body),
        refusals: call.refusals.filter((code) => !never.includes(code)),
      },
    ]),
  ) as unknown as OwnCalls<C>;

function strippedOf(input: z.ZodType): z.ZodType {
  // What a union chooses from are schemas.
  if (input instanceof z.ZodUnion) return z.union((input.options as z.ZodType[]).map(strippedOf));
  return input instanceof z.ZodObject ? z.strictObject(withoutCompany<z.ZodType>(input.shape)) : input;
}
