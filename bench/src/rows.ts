import { type IntakeKind, intakeColumns } from '@terminal/contract';
import type pg from 'pg';

/** What rows of a file name of the company they are brought into. */
export interface Names {
  branch: string;
  type: string;
}

/** A branch and a type of truck that are there. */
export async function namesOf(client: pg.ClientBase): Promise<Names> {
  const { rows } = await client.query<Names>(
    `select (select min(ds_filial) from filial where st_status = 'A') as branch,
            (select min(cd_tipoveiculo) from tipo_veiculo where departamento = 'FROTA' and tp_medidor = 'K') as type`,
  );
  const [names] = rows;
  if (names === undefined) throw new Error('the company is empty');
  return names;
}

const headsOf = (kind: IntakeKind): string =>
  `${intakeColumns(kind)
    .map(([, { head }]) => head)
    .join(';')}\n`;

/** Vehicles CARG1, CARG2, … as the lines of a file. */
export function* vehicleRows({ branch, type }: Names, count: number): Generator<string> {
  yield headsOf('vehicles');
  for (let n = 1; n <= count; n += 1)
    yield `CARG${n};C${n};${type};VOLVO;VM 270;2022;${100_000 + n};${branch};ENTREGA;N;A\n`;
}

/** Tyres in the stock of the branch. */
export function* tyreRows({ branch }: Names, count: number): Generator<string> {
  yield headsOf('tyres');
  for (let n = 1; n <= count; n += 1)
    yield `CARG${n};${branch};MICHELIN;X MULTI;275/80 R22.5;1;14 | 14,5 | 14;2150,00;10/03/2026;;;;\n`;
}
