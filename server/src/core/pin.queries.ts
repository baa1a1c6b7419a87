import { sql } from './db/sql.ts';

/** Hash of a person's PIN (alias `a` of clifor_acesso), if the company has PINs of its length (AUTH-29). */
export const countingPin = sql`
  case when a.qt_digitos_pin::text = (select tamanho_pin from parametro) then a.hm_pin end`;
