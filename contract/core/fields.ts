import { z } from 'zod';
import { badgeShape, bigIdShape, idShape, plateLetters, plateShape, proofShape } from './shapes.ts';
import { units } from './units.ts';

/** Largest value of a PostgreSQL `integer`. */
const maxInt = 2_147_483_647;

/** Text without NUL and lone surrogates, which PostgreSQL cannot store. */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Free text of at most `max` characters, trimmed; 500 by G-106. */
export const text = (max = 500) => z.string().trim().max(max).refine(storable);

/** Number of a row; `integer` in the database. */
export const id = z.int().min(1).max(maxInt);
/** Number of an order or another row of the big tables; bigint in the database, exact in JSON. */
export const bigId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** A row's number written in a path or query. */
export const idText = z
  .string()
  .regex(idShape)
  .transform(Number)
  .refine((n) => n <= maxInt);
/** An order's number written in a path or query. */
export const bigIdText = z.string().max(15).regex(bigIdShape).transform(Number);
/** A count written in a query, from 1 to `max`. */
export const countText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((n) => n >= 1 && n <= max);

/** Number plate or asset code, upper case (`veiculo.nr_placa`). */
export const plate = z
  .string()
  .max(plateLetters)
  .regex(plateShape)
  .meta({ examples: ['ABC1D23'] });
/** What proves who acts in a command: the first three digits of the CPF (G-24), the PIN (AUTH-29), or the code of the badge (G-126). */
export const cpf = z
  .string()
  .trim()
  .regex(proofShape)
  .meta({ examples: ['123'] });
/** The code of a badge. */
export const badge = z
  .string()
  .trim()
  .regex(badgeShape)
  .meta({ examples: ['CRACHA-1001'] });
/** S or N. */
export const flag = z.enum(['S', 'N']);
/** Moment, ISO 8601 with offset (G-09). */
export const moment = z.iso.datetime({ offset: true }).meta({ examples: ['2026-03-02T08:15:00-03:00'] });
/** Number of a person's photo (getPhoto); a new photo has a new number. Null: no photo. */
export const photo = z.uuid().nullable();
/** Calendar day of the branch, YYYY-MM-DD. */
export const day = z.iso.date().meta({ examples: ['2026-03-02'] });
/** Meter value: km, or hours of warehouse equipment (G-106). */
export const meter = z
  .int()
  .min(0)
  .max(9_999_999)
  .meta({ examples: [120_350] });
/** Money in BRL, two decimals (G-106). */
export const money = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .multipleOf(0.01)
  .meta({ examples: [149.9] });
/** A measured value of any kind, three decimals. */
export const measure = z
  .number()
  .min(-999_999.999)
  .max(999_999.999)
  .multipleOf(0.001)
  .meta({ examples: [8.5] });
/** Duration as hours and minutes beyond a day, 'HH:MM' (`hr_sla`). */
export const hours = z
  .string()
  .regex(/^\d{2,4}:\d{2}$/)
  .meta({ examples: ['04:30'] });
/** Answer of a command that returns nothing but a message. */
export const done = z.strictObject({ mensagem: z.string() });

/** Pagination envelope (doc 1 §3, CORE-06). */
export const envelope = <T extends z.ZodType>(row: T) =>
  z.strictObject({
    current_page: z.int(),
    total: z.int(),
    last_page: z.int(),
    data: z.array(row),
  });

/**
 * Pagination envelope of a list that ends after a fixed number of rows. `contagem` (added) minima: there are more rows than are
 * listed.
 */
export const boundedEnvelope = <T extends z.ZodType>(row: T) =>
  envelope(row).extend({ contagem: z.enum(['exata', 'minima']) });

/** Unit a part is counted in; null: nobody has said, or it is a service. */
export const unit = z.enum(units).nullable();
