import type { CompanyDb } from '../core/db/pools.ts';
import { findStanding, type Standing } from '../core/events/changes.queries.ts';
import type { JsonText } from '../core/json-text.ts';
import { type BoardReading, readAll, readChanges } from './board.queries.ts';
import type { OpenOrder } from './board.rules.ts';
import type { DetailRow } from './detail.queries.ts';
import { Made, ofMany } from './made.ts';

/** Open orders of a company as its database holds them now. Not to be kept: the next reading changes it. */
export interface Board {
  orders: ReadonlyMap<number, OpenOrder>;
  /** Answers made of these orders. */
  lists: Made<JsonText>;
  /** Pages of these orders. */
  pages: Made<DetailRow | undefined>;
  /** Versions of the events of branches (null: of the company), as far as they were asked for. */
  versions: Map<number | null, string>;
  /** What versionOnBoard told readers, until an order or a version changes. */
  told: Map<string, string | null>;
}

/** The boards of a server (docs/decisions/027-the-board.md). */
export interface Boards {
  /** Open orders as they are at the call or later; undefined: there are more than a server keeps. */
  of(db: CompanyDb): Promise<Board | undefined>;
}

/** Memory an open order takes. Bytes, generously. */
const bytesOfOrder = 4 * 1024;
/** Most that is kept of what was made of a board, of lists and of pages each, in characters. */
const mostMade = 16 * 1024 * 1024;
const noLists = () => new Made<JsonText>(mostMade, ({ json }) => json.length);
const noPages = () => new Made<DetailRow | undefined>(mostMade, (row) => row?.dados.length ?? 0);
/** A board that was not read for so long is read anew: changes are kept for an hour. */
const restMs = 30 * 60_000;
/** A company with too many open orders is counted again after so long. */
const refusedMs = 10 * 60_000;

/** @param bytes all boards may take together; those read least recently leave */
export function createBoards(bytes: number): Boards {
  const most = Math.floor(bytes / bytesOfOrder);
  const kept = new Map<CompanyDb, KeptBoard>();

  function makeRoom(): void {
    let orders = [...kept.values()].reduce((sum, board) => sum + board.size, 0);
    for (const [db, board] of kept) {
      if (orders <= most || kept.size === 1) return;
      kept.delete(db);
      orders -= board.size;
    }
  }

  return {
    async of(db) {
      const board = kept.get(db) ?? new KeptBoard(db, most);
      // The least recently read comes first.
      kept.delete(db);
      kept.set(db, board);
      const now = await board.now();
      makeRoom();
      return now;
    },
  };
}

/**
 * A company's open orders. Every reader gets what was committed before he asked: each reading begins after the readers it serves
 * have asked, so that one question to the database serves all that wait for it.
 */
class KeptBoard {
  readonly #db: CompanyDb;
  readonly #most: number;
  #standing: Standing | undefined;
  #orders = new Map<number, OpenOrder>();
  #lists = noLists();
  #pages = noPages();
  #versions = new Map<number | null, string>();
  #told = new Map<string, string | null>();
  #readAt = 0;
  #refusedAt: number | undefined;
  #reading: Promise<Board | undefined> | undefined;
  #next: Promise<Board | undefined> | undefined;

  constructor(db: CompanyDb, most: number) {
    this.#db = db;
    this.#most = most;
  }

  get size(): number {
    return this.#orders.size;
  }

  now(): Promise<Board | undefined> {
    if (this.#reading === undefined) return this.#begin();
    // The one under way may have begun before what this reader must see.
    this.#next ??= this.#reading.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  #begin(): Promise<Board | undefined> {
    this.#next = undefined;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<Board | undefined> {
    const at = Date.now();
    if (this.#refusedAt !== undefined && at - this.#refusedAt < refusedMs) return undefined;
    try {
      const rested = at - this.#readAt > restMs;
      if (this.#standing === undefined || rested) await this.#load();
      else await this.#catchUp(this.#standing);
      this.#readAt = at;
    } catch (error) {
      this.#forget();
      throw error;
    }
    return this.#refusedAt === undefined ? this.#board() : undefined;
  }

  async #load(): Promise<void> {
    const { standing, orders } = await readAll(this.#db, this.#most);
    if (orders.length > this.#most) {
      this.#forget();
      this.#refusedAt = Date.now();
      return;
    }
    this.#refusedAt = undefined;
    this.#orders = new Map(orders.map((order) => [order.order, order]));
    this.#forgetMade();
    this.#stand(standing, true);
  }

  async #catchUp(before: Standing): Promise<void> {
    const { changed, ...standing } = await findStanding(this.#db, before.snapshot);
    if (standing.server !== before.server) return this.#load();
    if (!changed) return this.#stand(standing, standing.version !== before.version);
    const reading = await readChanges(this.#db, before.snapshot);
    if (reading.standing.server !== before.server || reading.changed.includes(ofMany)) return this.#load();
    this.#take(reading);
    if (this.#orders.size > this.#most) this.#standing = undefined;
  }

  #take({ standing, changed, orders }: BoardReading): void {
    const plates = new Set(changed);
    for (const { order, plate } of this.#orders.values()) if (plates.has(plate)) this.#orders.delete(order);
    for (const order of orders) this.#orders.set(order.order, order);
    for (const made of [this.#lists, this.#pages]) made.forget(changed);
    this.#stand(standing, true);
  }

  #stand(standing: Standing, told: boolean): void {
    this.#standing = standing;
    if (!told) return;
    this.#versions = new Map();
    this.#told = new Map();
  }

  #board(): Board {
    return {
      orders: this.#orders,
      lists: this.#lists,
      pages: this.#pages,
      versions: this.#versions,
      told: this.#told,
    };
  }

  #forget(): void {
    this.#standing = undefined;
    this.#orders = new Map();
    this.#forgetMade();
  }

  /** New ones: a reader who still has the old orders puts what he makes of them with the old ones. */
  #forgetMade(): void {
    this.#lists = noLists();
    this.#pages = noPages();
  }
}
