-- A sequence that moved stays moved when its transaction is rolled back. Scripts of the panel insert rows, whose numbers come by
-- themselves; they neither draw from a sequence nor set one. Rights are given anew with each migration (server/src/core/db/roles.ts).
revoke all on all sequences in schema public from painel_script;
