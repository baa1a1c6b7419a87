import { branches, branchShares, firstNames, lastNames, suppliers, truckJobs } from './lists/names.ts';
import type { Profile } from './profiles.ts';
import type { Random } from './random.ts';
import { type Calendar, calendarOf } from './time.ts';
import { add, type Rows } from './write.ts';

export interface Branch {
  id: number;
  name: string;
  calendar: Calendar;
  areaCode: string;
}

export interface Person {
  id: number;
  name: string;
  kind: 'truck' | 'forklift' | 'staff' | 'driver';
  /** The first one is where he works. */
  branches: number[];
  /** Digits he signs in with: three of the CPF. */
  digits: string;
}

export interface Supplier {
  id: number;
  name: string;
  ticket: boolean;
  /** Five digits of the CNPJ. */
  digits: string;
}

export interface People {
  branches: Branch[];
  persons: Person[];
  suppliers: Supplier[];
}

/** Settings of a person with a published login. */
interface Known {
  registration: string;
  name: string;
  digits: string;
  kind: Person['kind'];
  job: string;
  branches?: number[];
  extra?: Readonly<Record<string, string | null>> & { st_aprovador?: 'S' | 'N' };
}

const knownInDemo: readonly Known[] = [
  {
    registration: '1001',
    name: 'JOÃO PEREIRA',
    digits: '123',
    kind: 'truck',
    job: 'MECÂNICO',
    branches: [1, 2],
    extra: { tipo_perfil_terminal: 'C' },
  },
  { registration: '1002', name: 'CARLOS SOUZA', digits: '234', kind: 'truck', job: 'MECÂNICO' },
  {
    registration: '1301',
    name: 'PEDRO ROCHA',
    digits: '567',
    kind: 'truck',
    job: 'BORRACHEIRO',
    extra: { tipo_perfil_terminal: 'T', bloqueia_qrcode: 'S' },
  },
  {
    registration: '1101',
    name: 'ANA LIMA',
    digits: '345',
    kind: 'forklift',
    job: 'MECÂNICO DE EMPILHADEIRA',
  },
  {
    registration: '1201',
    name: 'TERMINAL OFICINA CURITIBA',
    digits: '456',
    kind: 'staff',
    job: 'TERMINAL',
    extra: { tipo_perfil_terminal: 'T', st_aprovador: 'S', st_conjunto: 'S', st_planos: 'S' },
  },
  {
    registration: '1401',
    name: 'MARIA ALVES',
    digits: '678',
    kind: 'staff',
    job: 'LÍDER DE FROTA',
    extra: { bloqueia_tela: 'S' },
  },
];

/** Approvers of branch 1 with a personal login; created last, so that the others keep their numbers. */
const knownApprovers: readonly Known[] = [
  { registration: '1202', name: 'HELENA PRADO', digits: '789', job: 'CHEFE DE OFICINA' },
  {
    registration: '1203',
    name: 'ANTÔNIO CARLOS DE OLIVEIRA BITTENCOURT',
    digits: '891',
    job: 'GERENTE DE MANUTENÇÃO',
  },
  // E-mails go to the address of the workshop's terminal.
].map((approver) => ({
  ...approver,
  kind: 'staff',
  extra: { st_aprovador: 'S', st_planos: 'S', ds_email: null },
}));

/** Who administers the company, after everybody else. */
const knownAdministrator: Known = {
  registration: '1601',
  name: 'BEATRIZ NOGUEIRA',
  digits: '789',
  kind: 'staff',
  job: 'ADMINISTRADORA DA EMPRESA',
  extra: { st_administra: 'S', st_conjunto: 'S', st_planos: 'S', ds_email: null },
};

const knownElsewhere: readonly Known[] = [
  {
    registration: '2001',
    name: 'ROBERTO NUNES',
    digits: '123',
    kind: 'truck',
    job: 'MECÂNICO',
    extra: { tipo_perfil_terminal: 'T' },
  },
  {
    registration: '2201',
    name: 'TERMINAL OFICINA',
    digits: '456',
    kind: 'staff',
    job: 'TERMINAL',
    extra: { st_aprovador: 'S', st_conjunto: 'S', st_planos: 'S' },
  },
];

/** Supplier with a login; the others get generated numbers. */
const knownSupplier = { id: 31, digits: '00123' };
const firstGeneratedId = 100;
const firstGeneratedRegistration = 3001;

/** Branches, people and suppliers of a company. */
export function makePeople(profile: Profile, random: Random, rows: Rows): People {
  const people: People = { branches: makeBranches(profile, rows), persons: [], suppliers: [] };
  const known = profile.logins === 'demo' ? knownInDemo : knownElsewhere;
  for (const person of known) addPerson(people, rows, person);
  fillUp(people, rows, profile, random);
  if (profile.logins === 'demo')
    for (const known of [...knownApprovers, knownAdministrator]) addPerson(people, rows, known);
  makeSuppliers(people, rows, random);
  return people;
}

function makeBranches(profile: Profile, rows: Rows): Branch[] {
  return branches.slice(0, profile.branches).map((branch, index) => {
    const id = index + 1;
    add(rows, 'filial', {
      nr_sequencial: id,
      ds_filial: branch.name,
      ds_uf: branch.state,
      location: branch.place,
      chave_geo: `geo-${branch.state.toLowerCase()}-${id}`,
      ds_fuso: branch.zone,
    });
    return { id, name: branch.name, calendar: calendarOf(branch.zone), areaCode: branch.areaCode };
  });
}

/** Everybody without a login of note, up to the numbers of the profile. */
function fillUp(people: People, rows: Rows, profile: Profile, random: Random): void {
  const wanted = [
    ['truck', profile.truckMechanics],
    ['forklift', profile.forkliftMechanics],
    ['staff', profile.staff],
    ['driver', profile.drivers],
  ] as const;
  let registration = firstGeneratedRegistration;
  for (const [kind, count] of wanted) {
    const there = people.persons.filter((person) => person.kind === kind).length;
    for (let index = there; index < count; index++) {
      const branch = branchAt(index, count, people.branches.length);
      addPerson(people, rows, {
        registration: String(registration++),
        name: freeName(people, random),
        digits: String(random.int(0, 999)).padStart(3, '0'),
        kind,
        job: jobOf(kind, random),
        branches: [branch],
        // Some drivers read Spanish.
        extra: {
          st_aprovador: kind === 'staff' ? 'S' : 'N',
          cd_idioma: kind === 'driver' && index % 7 === 3 ? 'es' : null,
        },
      });
    }
  }
}

/** Branch of the `index`th of `count` things, so that each branch gets its share. */
export function branchAt(index: number, count: number, branchCount: number): number {
  const shares = branchShares.slice(0, branchCount);
  const whole = shares.reduce<number>((sum, share) => sum + share, 0);
  let left = ((index + 0.5) / count) * whole;
  for (const [position, share] of shares.entries()) {
    left -= share;
    if (left < 0) return position + 1;
  }
  return branchCount;
}

function jobOf(kind: Person['kind'], random: Random): string {
  if (kind === 'truck') return random.weighted(truckJobs);
  if (kind === 'forklift') return 'MECÂNICO DE EMPILHADEIRA';
  return kind === 'staff' ? 'LÍDER DE OFICINA' : 'MOTORISTA';
}

function freeName(people: People, random: Random): string {
  const taken = new Set(people.persons.map((person) => person.name));
  for (;;) {
    const [first, middle, last] = [random.pick(firstNames), random.pick(lastNames), random.pick(lastNames)];
    const name = `${first} ${between(taken.size, middle)}${last}`;
    if (!taken.has(name) && middle !== last) return name;
  }
}

/** What stands between first and last name: of three people one has another family name, one two and a particle. */
function between(index: number, middle: string): string {
  if (index >= 200 || index % 3 === 1) return `${middle} `;
  return index % 3 === 2 ? `${middle} ${index % 2 === 0 ? 'DOS SANTOS' : 'DE OLIVEIRA'} ` : '';
}

function addPerson(people: People, rows: Rows, known: Known): void {
  const { kind, name, digits } = known;
  const id = firstGeneratedId + people.persons.length;
  const perfil = kind === 'truck' ? 'C' : kind === 'forklift' ? 'E' : null;
  add(rows, 'g_clifor', {
    nr_sequencial: id,
    tp_clifor: 'C',
    ds_colaborador: name,
    nr_matricula: known.registration,
    ds_funcao: known.job,
    st_ticket: 'N',
    st_recapadora: 'N',
    tipo_perfil_terminal: perfil ?? 'T',
    perfil_mecanico: perfil,
    st_conjunto: 'N',
    bloqueia_tela: 'N',
    bloqueia_qrcode: 'N',
    st_aprovador: 'N',
    st_planos: 'N',
    st_administra: 'N',
    cd_idioma: null,
    ds_email: known.extra?.st_aprovador === 'S' ? `aprovador.${known.registration}@frota.example` : null,
    ...known.extra,
  });
  const own = (known.branches ?? [1]).filter((branch) => branch <= people.branches.length);
  people.persons.push({ id, name, kind, branches: own, digits });
  // Drivers open orders by telephone; they are named in them but do not sign in.
  if (kind === 'driver') return;
  const attends = kind === 'staff' ? 'N' : 'S';
  for (const branch of own)
    add(rows, 'clifor_filial', { nr_seq_clifor: id, nr_seq_filial: branch, st_atendeos: attends });
}

function makeSuppliers(people: People, rows: Rows, random: Random): void {
  for (const [index, supplier] of suppliers.entries()) {
    const first = index === 0;
    const id = first ? knownSupplier.id : firstGeneratedId + people.persons.length + index;
    const digits = first ? knownSupplier.digits : String(random.int(10_000, 99_999));
    add(rows, 'g_clifor', {
      nr_sequencial: id,
      tp_clifor: 'F',
      ds_colaborador: supplier.name,
      nr_matricula: null,
      ds_funcao: null,
      st_ticket: supplier.ticket,
      st_recapadora: supplier.name.startsWith('RECAPAGEM') ? 'S' : 'N',
      tipo_perfil_terminal: 'T',
      perfil_mecanico: null,
      st_conjunto: 'N',
      bloqueia_tela: 'N',
      bloqueia_qrcode: 'N',
      st_aprovador: 'N',
      st_planos: 'N',
      st_administra: 'N',
      ds_email: null,
    });
    people.suppliers.push({ id, name: supplier.name, ticket: supplier.ticket === 'S', digits });
    for (const branch of people.branches) {
      add(rows, 'clifor_filial', { nr_seq_clifor: id, nr_seq_filial: branch.id, st_atendeos: 'N' });
    }
  }
}
