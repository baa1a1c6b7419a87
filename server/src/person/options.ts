import { CompanyError } from '../core/company-error.ts';
import type { Values } from '../start/command.ts';
import type { WhoIs } from './nameless.queries.ts';

/** How a person is named, for the usage of a command. */
export const whoUsage = `  --matricula  registration the person signs in with
  --pessoa     or the number of the person (nr_sequencial)`;

/** The person meant: exactly one of the two. @throws CompanyError with how the command is used */
export function whoOf({ pessoa, matricula }: Values, usage: string): WhoIs {
  const registration = typeof matricula === 'string' ? matricula.trim() : '';
  const number = typeof pessoa === 'string' ? pessoa.trim() : '';
  if ((registration === '') === (number === ''))
    throw new CompanyError(`Give the registration or the number of the person.\n\n${usage}`);
  if (registration !== '') return { registration };
  if (!/^[1-9]\d{0,8}$/.test(number))
    throw new CompanyError(`${number} is no number of a person.\n\n${usage}`);
  return { id: Number(number) };
}
