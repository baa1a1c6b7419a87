import { CompanyError } from '../core/db/provision.ts';
import { needed, type Values } from '../start/command.ts';

/** The number of a person as it was given. @throws CompanyError with how the command is used */
export function numberOf(value: Values[string], usage: string): number {
  const text = needed(value, 'number of the person', usage);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CompanyError(`${text} is no number of a person.\n\n${usage}`);
  return Number(text);
}
