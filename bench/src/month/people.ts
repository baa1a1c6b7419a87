import { hashDigits } from '../../../server/src/core/digits.ts';
import type { Actor, Field, Role } from './field.ts';

interface Hired {
  role: Role;
  count: number;
  /** Attends orders himself. */
  attends: 'S' | 'N';
  /** Which department: C trucks, E forklifts, T both. */
  profile: 'C' | 'E' | 'T';
  /** Approves and keeps plans. */
  trusted: 'S' | 'N';
}

const staff: readonly Hired[] = [
  { role: 'technician', count: 5, attends: 'S', profile: 'C', trusted: 'N' },
  { role: 'forklift', count: 2, attends: 'S', profile: 'E', trusted: 'N' },
  { role: 'terminal', count: 1, attends: 'N', profile: 'T', trusted: 'S' },
  { role: 'approver', count: 2, attends: 'N', profile: 'T', trusted: 'S' },
  { role: 'planner', count: 2, attends: 'N', profile: 'T', trusted: 'S' },
  { role: 'fitter', count: 2, attends: 'S', profile: 'C', trusted: 'N' },
  { role: 'storekeeper', count: 1, attends: 'N', profile: 'T', trusted: 'S' },
  { role: 'counter', count: 2, attends: 'N', profile: 'T', trusted: 'S' },
];

const digits = '123';
const firstNumber = 71_000;
/** The supplier the demonstration knows. */
const supplier = { codigo: '31', cnpj: '00123' };

/** Hires people of all kinds in branch 1 and signs them in, each at one of the two servers. */
export async function hire(field: Field): Promise<Actor[]> {
  const actors: Actor[] = [];
  const number = firstNumber + (await hiredBefore(field));
  for (const hired of staff)
    for (let n = 0; n < hired.count; n += 1) {
      const matricula = String(number + actors.length);
      await enter(field, matricula, hired);
      const base = field.bases[actors.length % 2] ?? field.bases[0];
      actors.push({ role: hired.role, digits, ...(await signIn(field, base, { matricula, cpf: digits })) });
    }
  const login = { loginExterno: 'S', ...supplier };
  for (const base of field.bases)
    actors.push({
      role: 'supplier',
      digits: supplier.cnpj.slice(0, 3),
      ...(await signIn(field, base, login)),
    });
  return actors;
}

/** Another month at the same company is lived by other people. */
async function hiredBefore(field: Field): Promise<number> {
  const [row] = await field.sql<{ count: string }>(
    "select count(*) from g_clifor where nr_matricula ~ '^71[0-9]{3}$'",
  );
  return Number(row?.count);
}

async function enter(field: Field, matricula: string, { role, attends, profile, trusted }: Hired) {
  const [row] = await field.sql<{ id: number }>(
    `insert into g_clifor (tp_clifor, ds_colaborador, nr_matricula, ds_funcao, tipo_perfil_terminal, perfil_mecanico,
                           st_aprovador, st_planos)
     values ('C', $1, $2, 'MECANICO', $3::char, nullif($3::char, 'T'), $4, $4) returning nr_sequencial as id`,
    [`${role.toUpperCase()} ${matricula}`, matricula, profile, trusted],
  );
  const personId = row?.id ?? 0;
  const hash = (purpose: 'login' | 'confirma') =>
    hashDigits({ secretKey: field.secretKey, purpose, companyId: 1, personId, digits });
  await field.sql('insert into clifor_acesso (nr_seq_clifor, hm_login, hm_confirma) values ($1, $2, $3)', [
    personId,
    hash('login'),
    hash('confirma'),
  ]);
  await field.sql('insert into clifor_filial values ($1, 1, $2)', [personId, attends]);
}

async function signIn({ apiKey }: Field, base: string, body: object) {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { ApiKey: apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`login: ${response.status}`);
  // Two fields of the answer of `login` in the contract.
  const { token, tecnicoId } = (await response.json()) as { token: string; tecnicoId: number };
  return { headers: { ApiKey: apiKey, Token: token }, person: tecnicoId };
}
