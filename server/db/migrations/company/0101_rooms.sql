-- Areas that became one own their tables under its name.
do $$
declare
  told record;
begin
  for told in
    select format('%s %s', case when d.objsubid = 0 then 'table' else 'column' end,
                  format(case when d.objsubid = 0 then '%I' else '%I.%I' end, c.relname, a.attname)) as what,
           regexp_replace(d.description, 'Owner: \w+\.$', 'Owner: ' || (case substring(d.description from 'Owner: (\w+)\.$')
             when 'planKeeping' then 'plans'
             when 'tyreLife' then 'tyres'
             when 'intake' then 'imports'
             when 'company' then 'operation'
             else 'panel' end) || '.') as description
      from pg_description d
      join pg_class c on c.oid = d.objoid and c.relnamespace = current_schema()::regnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
     where d.classoid = 'pg_class'::regclass
       and d.description ~ 'Owner: (planKeeping|tyreLife|intake|company|scripts|saved|scheduler|dictionary)\.$'
  loop
    execute format('comment on %s is %L', told.what, told.description);
  end loop;
end
$$;
