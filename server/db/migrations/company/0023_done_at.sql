-- A command that was kept without network counts from when it was given: the server decides that moment under the order's
-- lock and sets it for the transaction. All others count from now.
create function feito_em() returns timestamptz
language sql stable as $$
  select coalesce(nullif(current_setting('terminal.feito_em', true), '')::timestamptz, now())
$$;

comment on function feito_em() is
  'When the command under way was given: now, unless the terminal kept it without network (core/commands/moment.ts).';
