-- Rights are given anew with each migration: the outbox is the server's own, no script of the panel writes into it.

comment on table integracao is
  'Messages to the ticket provider, the forklift lock and the checklist notification, written by the server alone. Owner: external.';
