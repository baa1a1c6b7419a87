import type pg from 'pg';

/** National holidays of Brazil that are on the same day each year. */
const national = [
  ['01-01', 'CONFRATERNIZAÇÃO UNIVERSAL'],
  ['04-21', 'TIRADENTES'],
  ['05-01', 'DIA DO TRABALHO'],
  ['09-07', 'INDEPENDÊNCIA'],
  ['10-12', 'NOSSA SENHORA APARECIDA'],
  ['11-02', 'FINADOS'],
  ['11-15', 'PROCLAMAÇÃO DA REPÚBLICA'],
  ['11-20', 'CONSCIÊNCIA NEGRA'],
  ['12-25', 'NATAL'],
] as const;

/**
 * The holidays to come, of this year and the next; two shifts, in one of which each technician is. Nobody works on Sundays. Their
 * numbers come from the sequences.
 * @param felt whether they matter now; otherwise shifts are of every day and nobody's, and holidays far away
 */
export async function insertCalendar(client: pg.ClientBase, felt: boolean): Promise<void> {
  await client.query(
    `insert into feriado (dt_feriado, ds_feriado)
     select dia, nome
       from unnest($1::text[], $2::text[]) as n (quando, nome)
      cross join (select (now() at time zone 'America/Sao_Paulo')::date as hoje) h
      cross join lateral (select make_date(extract(year from hoje)::int + mais, left(quando, 2)::int, right(quando, 2)::int) as dia
                            from generate_series($3::int, $3::int + 1) as mais) d
      where dia >= hoje
      order by dia`,
    [national.map(([day]) => day), national.map(([, name]) => name), felt ? 0 : 2],
  );
  await client.query(
    `with turnos as (
       insert into turno (ds_turno, nr_dias, hr_inicio, hr_fim)
       values ('Dia', $1::int[], '06:00', '18:00'), ('Noite', $1::int[], '18:00', '06:00')
       returning nr_sequencial, ds_turno)
     update g_clifor g set nr_seq_turno = t.nr_sequencial
       from turnos t
      where $2::boolean and g.tp_clifor = 'C' and g.nr_matricula is not null and g.perfil_mecanico is not null
        and t.ds_turno = case when g.nr_sequencial % 3 = 0 then 'Noite' else 'Dia' end`,
    [felt ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7], felt],
  );
}
