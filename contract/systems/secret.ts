/** Begins every key of another system, so that one found in a wrong place is told for what it is. */
const mark = 'tk';

/** The secret part of a key: 32 random bytes as base64url. */
export const secretShape = /^[\w-]{43}$/;

const keyShape = new RegExp(`^${mark}_([0-9a-f]{32})_([\\w-]{43})$`);

/** A key as its system sends it (`Authorization: Bearer`): it names the company by its ApiKey. */
export const keyText = (apiKey: string, secret: string): string => `${mark}_${apiKey}_${secret}`;

/** The parts of a key; null: it is none. */
export function partsOfKey(key: string): { apiKey: string; secret: string } | null {
  const [, apiKey, secret] = keyShape.exec(key) ?? [];
  return apiKey === undefined || secret === undefined ? null : { apiKey, secret };
}
