-- The trail is written with each call of the panel, where calls are carried out.
comment on table auditoria is 'What panel users did; only ever added to. Owner: core.';
