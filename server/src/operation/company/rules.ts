import { withoutAccents } from '@terminal/contract/accents';
import { CompanyError } from '../../core/company-error.ts';

/** Longest name of a database in PostgreSQL. */
const longestName = 63;

/**
 * Name of the database of a company: 'São Paulo 2' becomes empresa_sao_paulo_2.
 * @throws CompanyError when the name has no letter or digit, or is too long
 */
export function databaseNameOf(company: string): string {
  const plain = withoutAccents(company).toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  if (slug === '') throw new CompanyError('The name of the company needs a letter or a digit.');
  const name = `empresa_${slug}`;
  if (name.length > longestName) throw new CompanyError('The name of the company is too long.');
  return name;
}
