import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf, IntakeKind } from '@terminal/contract';
import { UnreadableFile } from '@terminal/contract/workbook';
import type { Config } from '../../core/config.ts';
import type { Company } from '../../core/context.ts';
import { refusalOf } from '../../core/db/failures.ts';
import type { CompanyDb, Databases } from '../../core/db/pools.ts';
import { createAnnouncer } from '../../core/events/announcer.ts';
import { Refused } from '../../core/refusal.ts';
import { headsOf } from './cell.rules.ts';
import { refusedCsv } from './export.service.ts';
import { listFaultGroups } from './fault.queries.ts';
import { csvOfFile } from './file.ts';
import { listKeptReasons, updateUndoCancelled } from './kept.queries.ts';
import { claimIntake, findIntake, listIntakes } from './queries.ts';
import { workOn } from './run.service.ts';
import { begin, beginUndo, cancelWork } from './service.ts';
import { type Staged, stage } from './stage.service.ts';
import { endOf, undoneText, unreadable } from './told.rules.ts';
import { trailOf } from './worker.service.ts';

/** A request that cannot be carried out; the message is for the person at the command line. */
export class ImportError extends Error {}

interface WantedFile {
  resume: null;
  kind: IntakeKind;
  file: string;
  write: boolean;
}

/** An intake to undo. */
interface WantedUndo {
  undo: number;
  reason: string;
  /** False: only a preview. */
  write: boolean;
}

/** Arguments of the command: a file to import, or an intake to continue or undo. */
export type Wanted = {
  company: string;
  wholly: boolean;
  /** File for the refused rows. */
  refused: string | null;
} & (WantedFile | { resume: number } | WantedUndo);

/** Dependencies and arguments of a run of the command. */
export interface Job {
  databases: Databases;
  db: CompanyDb;
  config: Config;
  company: Company;
  wanted: Wanted;
}

type Intake = AnswerOf<'listIntakes'>[number];

/** Largest number of refused rows printed. */
const mostTold = 50;

/** Imports a file into a company, resumes an intake or undoes it, and prints the progress. @throws ImportError */
export async function bring(job: Job): Promise<void> {
  const { db, wanted } = job;
  if ('undo' in wanted) return undo(job, wanted);
  const owner = randomUUID();
  const id = await sole(db, () =>
    wanted.resume === null ? bringFile(job, wanted, owner) : goOn(job, wanted.resume, owner),
  );
  const intake = await existing(db, id);
  if (['D', 'U', 'Q', 'V'].includes(intake.st_carga)) {
    await tellUndone(db, intake, ['U', 'V'].includes(intake.st_carga));
    return;
  }
  await tellRefused(db, intake);
  const { qt_novas, qt_mudadas, qt_iguais, qt_recusadas } = intake;
  console.log(`novas ${qt_novas}, mudadas ${qt_mudadas}, iguais ${qt_iguais}, recusadas ${qt_recusadas}`);
  if (wanted.refused !== null && qt_recusadas > 0) {
    await pipeline(refusedCsv(db, intake.tp_carga, id), createWriteStream(wanted.refused));
    console.log(`As linhas recusadas estão em ${wanted.refused}: corrija e envie de novo.`);
  }
  const { text, complete } = endOf(intake, wanted.wholly && wanted.resume === null && wanted.write);
  console.log(text);
  if (!complete) process.exitCode = 2;
}

/** Undoes an intake, or previews the undo. @throws ImportError */
async function undo(job: Job, { undo: id, reason, write }: WantedUndo): Promise<void> {
  const { db } = job;
  const owner = randomUUID();
  await sole(db, () => beginUndo(db, id, { owner, userId: null, reason: write ? reason : null }));
  await workOwn(job, owner, id, write ? 'desfeitas' : 'conferidas');
  const whole = await tellUndone(db, await existing(db, id), write);
  if (!write && whole) await updateUndoCancelled(db, id);
}

/** Tells what an undo did or would do. @returns whether it reached the last line */
async function tellUndone(
  db: CompanyDb,
  { nr_sequencial: id, st_carga, qt_desfeitas, qt_mantidas, qt_desfazer }: Intake,
  write: boolean,
): Promise<boolean> {
  for (const { qt_linhas, nr_linha, mensagem } of await listKeptReasons(db, id)) {
    const lines = qt_linhas === 1 ? `linha ${nr_linha}` : `${qt_linhas} linhas (da ${nr_linha} em diante)`;
    console.log(`  fica: ${lines}: ${mensagem}`);
  }
  console.log(`a desfazer ${qt_desfazer}, desfeitas ${qt_desfeitas}, ficam ${qt_mantidas}`);
  const whole = st_carga === (write ? 'V' : 'Q') && qt_desfeitas + qt_mantidas === qt_desfazer;
  console.log(undoneText(write, whole));
  if (!whole || qt_mantidas > 0) process.exitCode = 2;
  return whole;
}

/** Adds to CARGA_EM_CURSO which other intake of the company is running. */
async function sole<T>(db: CompanyDb, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error) !== 'CARGA_EM_CURSO') throw error;
    const other = (await listIntakes(db)).find(({ st_carga }) =>
      ['L', 'C', 'X', 'D', 'U'].includes(st_carga),
    );
    throw new ImportError(
      other === undefined || other.st_carga === 'L'
        ? 'Outro arquivo da empresa está sendo lido: tente de novo em instantes.'
        : `A carga ${other.nr_sequencial} (${other.ds_arquivo}) vem antes: --resume ${other.nr_sequencial} continua com ela.`,
    );
  }
}

async function existing(db: CompanyDb, id: number): Promise<Intake> {
  const intake = await findIntake(db, id);
  if (intake === undefined) throw new ImportError(`Não há carga ${id}.`);
  return intake;
}

async function bringFile(job: Job, wanted: WantedFile, owner: string): Promise<number> {
  const { db } = job;
  const staged = await readFile(job, wanted, owner);
  console.log(`Carga ${staged.id}: ${staged.rows} linhas de ${basename(wanted.file)} lidas.`);
  if (staged.ignored.length > 0) console.log(`Colunas que não são usadas: ${staged.ignored.join(', ')}.`);
  await workOwn(job, owner, staged.id, 'conferidas');
  const { st_carga, qt_recusadas } = await existing(db, staged.id);
  if (wanted.write && st_carga === 'P' && (qt_recusadas === 0 || !job.wanted.wholly)) {
    await begin(db, staged.id, owner, job.wanted.wholly);
    await workOwn(job, owner, staged.id, 'gravadas');
  }
  return staged.id;
}

/** Reads the file into the company, or fails with a sentence why it cannot be read. */
async function readFile({ db, company, config }: Job, wanted: WantedFile, owner: string): Promise<Staged> {
  try {
    return await stage(
      db,
      { secretKey: config.secretKey, companyId: company.id },
      {
        kind: wanted.kind,
        file: basename(wanted.file),
        bytes: await csvOfFile(wanted.file),
        told: { row: null, places: null },
        userId: null,
        user: 'npm run import',
        owner,
      },
    );
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ImportError(unreadable(wanted.file, error.fault));
    if (error instanceof Refused && error.codigo === 'CARGA_BINARIA')
      throw new ImportError(unreadable(wanted.file, 'format'));
    throw error;
  }
}

/** What becomes of lines in a state of work. */
const stepWords: Record<string, string> = { C: 'conferidas', X: 'gravadas', D: 'conferidas', U: 'desfeitas' };

/** Starts a waiting intake or resumes an interrupted one; waits while another process works on it. */
async function goOn(job: Job, id: number, owner: string): Promise<number> {
  const {
    db,
    wanted: { wholly },
  } = job;
  const { st_carga } = await existing(db, id);
  if (st_carga === 'L')
    throw new ImportError(`O arquivo da carga ${id} não foi lido até o fim: envie de novo.`);
  if (['P', 'K', 'E'].includes(st_carga)) {
    await begin(db, id, owner, wholly);
    await workOwn(job, owner, id, 'gravadas');
    return id;
  }
  let told = -1;
  for (;;) {
    const intake = await existing(db, id);
    if (!['C', 'X', 'D', 'U'].includes(intake.st_carga)) return id;
    if ((await claimIntake(db, owner))?.id === id) {
      await workOwn(job, owner, id, stepWords[intake.st_carga] ?? '');
      return id;
    }
    if (told === -1) console.log('Alguém trabalha nela, ou trabalhava há instantes: esperando.');
    else if (told !== intake.qt_feitas) console.log(`  ${intake.qt_feitas} de ${intake.qt_linhas} linhas`);
    told = intake.qt_feitas;
    await pause(1_000);
  }
}

/** Processes this command's intake to its end, or until Ctrl-C cancels it. */
async function workOwn(job: Job, owner: string, id: number, label: string): Promise<void> {
  const { databases, db, company } = job;
  const announcer = createAnnouncer(() => undefined);
  const started = Date.now();
  let told = 0;
  let cancelled = false;
  const cancel = () => {
    // The console signals npm and this process, and npm forwards the signal again.
    if (cancelled) return;
    cancelled = true;
    console.log('Cancelando.');
    cancelWork(db, id).catch(() => console.error('Não pode ser cancelada agora.'));
  };
  process.on('SIGINT', cancel);
  try {
    await workOn(
      {
        db,
        company,
        owner,
        announce: (events) => announcer.announce(db, events),
        ...trailOf(databases.control, company.database),
        onStep(rows) {
          // At most one line per second, because a log keeps all lines.
          if (Date.now() - told < 1_000) return;
          told = Date.now();
          console.log(`  ${rows} linhas ${label}, ${Math.round((Date.now() - started) / 1_000)} s`);
        },
        going: () => true,
      },
      id,
    );
  } finally {
    process.off('SIGINT', cancel);
  }
}

async function tellRefused(db: CompanyDb, { nr_sequencial, tp_carga, qt_recusadas }: Intake): Promise<void> {
  const heads = headsOf(tp_carga);
  for (const group of await listFaultGroups(db, nr_sequencial, mostTold)) {
    const where =
      group.coluna === null ? '' : ` · ${heads[group.coluna] ?? group.coluna} · '${group.valor ?? ''}'`;
    const lines =
      group.qt_linhas === 1
        ? `linha ${group.nr_linha}`
        : `${group.qt_linhas} linhas (da ${group.nr_linha} em diante)`;
    console.log(`  ${lines}${where}: ${group.mensagem}`);
  }
  if (qt_recusadas > 0) console.log('  --refused põe as linhas recusadas em um arquivo.');
}
