-- How many files a person sent in a day is counted with each upload.
create index anexo_pessoa on anexo (nr_seq_clifor, dt_criacao);
comment on index anexo_pessoa is 'Files a person sent lately: there is a limit a day.';
