import fc from 'fast-check';

/** The part of JSON Schema that the contract's inputs are written in. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Values by the names of fields which lead somewhere: rows there are, the sender's own number and digits. */
export type Known = (field: string) => readonly unknown[] | undefined;

const longestList = 4;
const longestText = 40;
/** Years around ours: what is older or newer is refused before it is looked at. */
const times = { min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true } as const;

/** Values a schema describes; refinements are satisfied by trying with its own check. */
export function valuesOf(schema: JsonSchema, known: Known, field = ''): fc.Arbitrary<unknown> {
  const members = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (members !== undefined) return fc.oneof(...members.map((member) => valuesOf(member, known, field)));
  if (schema.allOf !== undefined)
    // All parts hold at once, so their keywords together are one schema.
    return valuesOf(Object.assign({}, ...schema.allOf) as JsonSchema, known, field);
  const plain = plainValue(schema, known, field);
  const real = known(field);
  const fits = schema.type === 'string' || schema.type === 'integer' || schema.type === 'number';
  if (real === undefined || real.length === 0 || !fits) return plain;
  const typed = real.map((value) => (schema.type === 'string' ? String(value) : Number(value)));
  // The acting person is either right or deliberately wrong, never random, because wrong guesses delay right ones.
  const chance = typed.length === 1 ? 0 : 1;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...typed) },
    { weight: chance, arbitrary: plain },
  );
}

function plainValue(schema: JsonSchema, known: Known, field: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.oneof(
        {
          weight: 3,
          arbitrary: fc.integer({
            min: bound(schema, 1),
            max: Math.min(bound(schema, 1) + 40, schema.maximum ?? 40),
          }),
        },
        { weight: 1, arbitrary: fc.constantFrom(bound(schema, 0), schema.maximum ?? 1) },
      );
    case 'number':
      return fc
        .integer({ min: Math.ceil(bound(schema, 0) * 100), max: Math.floor((schema.maximum ?? 1_000) * 100) })
        .map((hundredths) => Number((hundredths / 100).toFixed(2)));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? longestList, longestList)),
      });
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.constantFrom<unknown>(null, 'x', 1);
  }
}

const bound = ({ minimum, exclusiveMinimum }: JsonSchema, otherwise: number): number =>
  minimum ?? (exclusiveMinimum === undefined ? otherwise : exclusiveMinimum + 1);

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = longestText,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.date(times).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date(times).map((date) => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const shortest = Math.max(minLength, 0);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.string({
        minLength: shortest,
        maxLength: Math.max(shortest, Math.min(maxLength, longestText)),
      }),
    },
    { weight: 1, arbitrary: fc.constant('á'.repeat(Math.min(maxLength, 60_000))) },
  );
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const own = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, valuesOf(part, known, key)])),
    { requiredKeys: Object.keys(properties).filter((key) => required.includes(key)) },
  );
  if (typeof additionalProperties !== 'object') return own;
  const others = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 8 }),
    valuesOf(additionalProperties, known),
    {
      maxKeys: 3,
    },
  );
  return fc.tuple(own, others).map(([mine, more]) => ({ ...more, ...mine }));
}
