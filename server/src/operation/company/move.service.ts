import { setTimeout as sleep } from 'node:timers/promises';
import type { KnownCompany } from '../../core/companies.queries.ts';
import { companyNamed } from '../../core/company-named.ts';
import { findDatabase } from '../../core/db/catalog.queries.ts';
import { isInTheWay } from '../../core/db/failures.ts';
import { closeDatabase, dropDatabase, isClosedDatabase, pidOf, reopenDatabase } from '../../core/db/fence.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { asAdmin, type Held, inCompany, inControl, inFilling, inSnapshot } from '../../core/db/owner.ts';
import { type Admin, addressAt, databaseOf, placeOf, serverNamed, serverOf } from '../../core/db/places.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { makeDatabase, type ProvisionOptions } from '../../core/db/provision.ts';
import { checkLinks, noteOn } from '../backup/queries.ts';
import type { Say } from '../backup/save.service.ts';
import { noteServer } from './make.service.ts';
import {
  analyze,
  deleteMove,
  findMove,
  hasNoTable,
  insertMove,
  lockMove,
  lockTables,
  type Move,
  pingHolder,
  updateServer,
  updateSign,
} from './move.queries.ts';
import { moveRefusal, serverWords } from './move.rules.ts';
import { type Copy, catchUp, copyCompany, movedTables } from './move-copy.service.ts';
import { MoveError } from './move-error.ts';

/** A company on its way. */
interface Journey {
  admin: Admin;
  options: ProvisionOptions;
  company: KnownCompany;
  /** Servers; null: the first. */
  from: string | null;
  to: string | null;
  say: Say;
}

/** Note on a database that a move fills, and on one a company has left. */
const begun = (company: number) => `move of company ${company} begun`;
const left = (company: number) => `company ${company} has moved away`;

/** Interval of the signs of life while nothing may be written, in ms. */
const signMs = 3_000;
/** Time every server has to hear that nothing may be written, in ms; then commands are refused at once instead of waiting. */
const hearMs = 300;
/** How often the tables are asked for: who writes may be in the way. */
const mostTries = 5;

/**
 * Moves a company to another server. Its rows are copied while people work; writing stops while the copy catches up and is
 * compared, reading goes on. Until the switch, which is one transaction of the control database, the company stays where it was; cut
 * off at any moment it is run again.
 * @returns ms for which nothing could be written; null: it was there already
 * @throws MoveError, CompanyError, ServerError
 */
export function moveCompany(
  admin: Admin,
  options: ProvisionOptions,
  { name, to }: { name: string; to: string | null },
  say: Say,
): Promise<number | null> {
  return alone(admin, options, name, async (company, move) => {
    const from = serverOf(company.database);
    const journey = { admin, options, company, from, to, say };
    const refusal = moveRefusal(move, from, to);
    if (refusal !== null) throw new MoveError(`${company.name} ${refusal}`);
    if (from === to) {
      if (move?.state === 'F') await settle({ ...journey, from: move.from });
      return null;
    }
    await prepare(journey, move);
    const copy = await copyMeanwhile(journey);
    const stopped = await carry(journey, copy);
    await settle(journey);
    return stopped;
  });
}

/**
 * Removes what a move has left: the former database of a finished one, the half copy of one that is given up.
 * @returns the place that was dropped
 * @throws MoveError when there is nothing to remove
 */
export function dropLeft(admin: Admin, options: ProvisionOptions, name: string): Promise<string> {
  return alone(admin, options, name, async (company, move) => {
    if (move === undefined) throw new MoveError(`No move has left anything of ${company.name}.`);
    const place = placeOf(databaseOf(company.database), move.state === 'F' ? move.from : move.to);
    if (place === company.database) throw new MoveError(`${place} is in use.`);
    if (move.state === 'C') await reopenDatabase(admin, company.database);
    await dropDatabase(admin, place);
    await inControl(admin, options, (control) => deleteMove(control, company.id));
    return place;
  });
}

/** Work on a company nobody else moves meanwhile. */
async function alone<T>(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
  work: (company: KnownCompany, move: Move | undefined) => Promise<T>,
): Promise<T> {
  const { id } = await companyNamed(admin, options, name);
  return inControl(admin, options, async (control: ControlDb) => {
    if (!(await lockMove(control, id))) throw new MoveError(`${name} is being moved already.`);
    // Read once nobody else moves it.
    return work(await companyNamed(admin, options, name), await findMove(control, id));
  });
}

/** Both databases are there and of the newest schema; the new one holds nothing. */
async function prepare(
  { admin, options, company, from, to, say }: Journey,
  move: Move | undefined,
): Promise<void> {
  const database = databaseOf(company.database);
  const place = placeOf(database, to);
  const server = serverNamed(admin, to);
  say(`Preparing ${place}`);
  const found = await asAdmin(server, (db) => findDatabase(db, database));
  if (found !== undefined) {
    const isOurs =
      [begun(company.id), left(company.id)].includes(found.note ?? '') ||
      (move?.state === 'F' && move.from === to);
    if (!isOurs && !(await asAdmin({ url: addressAt(admin, place) }, hasNoTable)))
      throw new MoveError(
        `There is a database ${database} on ${serverWords(to)} that is not of this move: nothing was touched.`,
      );
  }
  await inControl(admin, options, async (control) => {
    await noteServer(control, admin, to);
    await insertMove(control, company.id, from, to);
  });
  // One that was cut off between closing and switching.
  if (await isClosedDatabase(admin, company.database)) await reopenDatabase(admin, company.database);
  if (found !== undefined) await dropDatabase(admin, place);
  await makeDatabase(admin, options, place, 'company');
  await asAdmin(server, (db) => noteOn(db, database, begun(company.id)));
  await migrateDatabase(addressAt(admin, company.database), 'company');
  await migrateDatabase(addressAt(admin, place), 'company');
}

/** Copies while people work; what they write meanwhile is brought afterwards. */
async function copyMeanwhile({ admin, company, to, say }: Journey): Promise<Copy> {
  const place = placeOf(databaseOf(company.database), to);
  say(`Copying ${company.database} while people work`);
  const copy = await inSnapshot(admin, company.database, (held) =>
    inFilling(admin, place, (target) => copyCompany(held, target, say)),
  );
  await inCompany(admin, place, analyze);
  return copy;
}

/** Brings the rest while nothing is written, and switches. @returns ms for which nothing could be written */
async function carry(journey: Journey, copy: Copy): Promise<number> {
  const { admin, options, company } = journey;
  const sign = (stopped: boolean, tell: boolean) =>
    inControl(admin, options, (control) => updateSign(control, company.id, stopped, tell));
  const began = performance.now();
  await sign(true, true);
  const signs = setInterval(() => void sign(true, false).catch(() => undefined), signMs);
  try {
    await sleep(hearMs);
    await withHeld(journey, (held) => catchUpAndSwitch(journey, held, copy));
    return Math.round(performance.now() - began);
  } catch (error) {
    clearInterval(signs);
    await sign(false, true).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(signs);
  }
}

/** Holds the tables of a company, so that nothing is written into them. */
async function withHeld(
  { admin, company, say }: Journey,
  work: (held: Held) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    let isHeld = false;
    try {
      await inFilling(admin, company.database, async (held) => {
        await lockTables(held.db, await movedTables(held.db));
        isHeld = true;
        await work(held);
      });
      return;
    } catch (error) {
      if (isHeld || tries === mostTries || !isInTheWay(error)) throw error;
      say('  somebody is writing; trying again');
    }
  }
}

async function catchUpAndSwitch(
  { admin, options, company, to, say }: Journey,
  held: Held,
  copy: Copy,
): Promise<void> {
  const place = placeOf(databaseOf(company.database), to);
  say('Catching up; nothing is written meanwhile');
  await inFilling(admin, place, (target) => catchUp(held, target, copy, say));
  say('Switching');
  try {
    await closeDatabase(admin, options, company.database, [await pidOf(held.client)]);
    // As long as it lives, nobody has written.
    await pingHolder(held.db);
    await inControl(admin, options, (control) => updateServer(control, company.id, to, company.database));
  } catch (error) {
    const { database } = await companyNamed(admin, options, company.name);
    if (database === company.database) await reopenDatabase(admin, company.database);
    throw error;
  }
}

/** Checks what was only proved, and notes on both databases what they are from now on. */
async function settle({ admin, company, from, to, say }: Journey): Promise<void> {
  say('Checking the foreign keys while people work');
  await inCompany(admin, placeOf(databaseOf(company.database), to), checkLinks);
  const database = databaseOf(company.database);
  await asAdmin(serverNamed(admin, to), (db) => noteOn(db, database, null));
  // A server that is gone for good keeps nobody from being where he is.
  await asAdmin(serverNamed(admin, from), (db) => noteOn(db, database, left(company.id))).catch(
    () => undefined,
  );
}
