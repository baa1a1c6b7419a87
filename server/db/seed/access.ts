import type pg from 'pg';
import { hashDigits } from '../../src/core/digits.ts';
import { keyMark } from '../../src/core/keys.ts';
import type { People } from './people.ts';

/** Registrations of those who have a badge; its code is CRACHA- and the registration. */
const badged = ['1001', '1002', '1101'];

/** Writes what everybody proves himself with: persons three digits, suppliers five and of these the first three; three badges. */
export async function insertAccess(
  client: pg.ClientBase,
  people: People,
  options: { secretKey: string; companyId: number },
): Promise<void> {
  const signingIn = [...people.persons.filter((person) => person.kind !== 'driver'), ...people.suppliers];
  const hashes = (purpose: 'login' | 'confirma') =>
    signingIn.map(({ id, digits }) =>
      hashDigits({
        ...options,
        purpose,
        personId: id,
        digits: purpose === 'login' ? digits : digits.slice(0, 3),
      }),
    );
  await client.query(
    'insert into clifor_acesso (nr_seq_clifor, hm_login, hm_confirma) select * from unnest($1::int[], $2::bytea[], $3::bytea[])',
    [signingIn.map(({ id }) => id), hashes('login'), hashes('confirma')],
  );
  const { secretKey } = options;
  const badge = (code: string) =>
    hashDigits({ ...options, purpose: 'cracha', personId: 0, digits: `CRACHA-${code}` });
  await client.query(
    `update clifor_acesso a set hm_cracha = b.hash, cd_chave_cracha = $3
       from unnest($1::text[], $2::bytea[]) as b (matricula, hash)
       join g_clifor g on g.nr_matricula = b.matricula
      where a.nr_seq_clifor = g.nr_sequencial`,
    [badged, badged.map(badge), keyMark(secretKey)],
  );
}
