import { z } from 'zod';

// What rows are declared with (docs/decisions/025-rows-are-schemas.md). A schema is made once, beside its statement.

/** A row, or an object within JSON: these columns and no others. */
export const row = z.strictObject;

/** Whole numbers and floating point numbers; a count, being bigint, is one too. */
export const number = z.number();
/** Texts, days and times of day, intervals; numeric, which keeps its decimals. */
export const text = z.string();
export const bool = z.boolean();
/** timestamptz; within JSON a moment is a text. */
export const moment = z.date();
/** bytea */
export const bytes = z.instanceof(Buffer);
/** S yes, N no. */
export const yesNo = z.enum(['S', 'N']);

/** An object written as JSON that is the only column: its value, and not a row of columns. */
export const json = <Of extends z.ZodType>(of: Of) => z.lazy(() => of);

/** An answer PostgreSQL wrote as JSON, and the version of the state it was read from. */
export const VersionedJson = row({ dados: text, versao: text });
