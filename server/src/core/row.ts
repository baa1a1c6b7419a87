import { z } from 'zod';

// Column types for schemas of rows (docs/decisions/025-rows-are-schemas.md). A schema is made once, beside its statement.

/** A row, or an object within JSON: these columns and no others. */
export const row = z.strictObject;

/** Whole numbers and floating point numbers; counts (bigint) included. */
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

/** A single column holding an object as JSON; the schema describes its value, not a row. */
export const json = <Of extends z.ZodType>(of: Of) => z.lazy(() => of);

/** An answer PostgreSQL wrote as JSON, with the version of its state. */
export const VersionedJson = row({ dados: text, versao: text });
