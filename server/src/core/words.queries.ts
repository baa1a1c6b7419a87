import { type Sql, sql } from './db/sql.ts';
import { partPattern } from './text.ts';

/**
 * Whether a text contains all words of a search, in any order, ignoring case and accents. One condition per word, so that an
 * index on busca() of the text can be used.
 * @param words as `wordsOf` reads them
 */
export function hasWords(text: Sql, words: readonly string[]): Sql {
  if (words.length === 0) return sql`true`;
  const each = words.map((word) => sql`busca(${text}) like ${partPattern(word)}`);
  return sql`(${sql.join(each, ' and ')})`;
}

/** Services and parts into which doubles were merged whose names have the words (docs/master-data.md). */
export const mergedLike = (words: readonly string[]): Sql => sql`
  select unido('items', u.nr_unido) from cadastro_uniao u join item d on d.nr_sequencial = u.nr_unido
   where u.tp_cadastro = 'items' and u.dt_desfeita is null and ${hasWords(sql`d.ds_item`, words)}`;

/** Whether service or part `i` has the words in its name, or in that of a double that was merged into it. */
export const isItem = (words: readonly string[]): Sql =>
  sql`(${hasWords(sql`i.ds_item`, words)} or i.nr_sequencial in (${mergedLike(words)}))`;

/** The stock row that stands for row `c`: where its part was merged, that of the part that stayed. */
export const standingStock = sql`coalesce(c.nr_seq_estoque_unido, c.nr_sequencial)`;

/** Stock rows of a branch whose code, or that of a double merged into them, begins with it. @param code as a pattern */
export const stockLike = (branch: number | null, code: string): Sql => sql`
  select ${standingStock} from estoque c where c.nr_seq_filial = ${branch} and c.ds_codigoitem like ${code}`;

/** A vehicle `v` by plate, with and without its hyphen, fleet number and model. */
const vehicleText = sql`concat_ws(' ', v.nr_placa, replace(v.nr_placa::text, '-', ''), v.nr_frota, v.ds_modelo)`;

/** Whether vehicle `v` matches all words. */
export const isVehicle = (words: readonly string[]): Sql => hasWords(vehicleText, words);

/** Plate and fleet number of vehicle `v` by their letters and digits; indexes exist on exactly these expressions. */
export const plateCode = sql`replace(v.nr_placa::text, '-', '')`;
/** Fleet number of vehicle `v` by its letters and digits; as above. */
export const fleetCode = sql`regexp_replace(upper(v.nr_frota), '[^A-Z0-9]', '', 'g')`;

/** Whether plate or fleet number of vehicle `v` begins with the code. @param code letters and digits, upper case */
export const beginsLike = (code: string): Sql =>
  sql`(${plateCode} like ${`${code}%`} or ${fleetCode} like ${`${code}%`})`;
