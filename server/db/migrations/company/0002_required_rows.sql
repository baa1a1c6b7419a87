-- Rows the code depends on. Every company has them before anybody types anything.

insert into g_clifor (nr_sequencial, tp_clifor, ds_colaborador)
values (23, 'F', 'SEM FORNECEDOR DEFINIDO');

insert into criticidade (nr_sequencial, nr_nivel, ds_criticidade, ds_titulo)
values (1, 0, 'IMEDIATA', 'IMEDIATA'),
       (5, 1, '24 HORAS', 'EMERGENCIAL'),
       (2, 2, '48 HORAS', 'ALTA'),
       (3, 3, '7 DIAS',   'MÉDIA'),
       (4, 4, '30 DIAS',  'LEVE');

insert into tipo_os (nr_sequencial, ds_tipo, st_exige_aprovacao)
values ('1',  'CORRETIVA',             'N'),
       ('2',  'PROATIVA',              'N'),
       ('3',  'CHECKLIST',             'S'),
       ('4',  'CHECK CONFORMIDADE',    'N'),
       ('5',  'ALINHAMENTO DE EIXOS',  'N'),
       ('V',  'PREVENTIVA',            'N'),
       ('R',  'PREVENTIVA CARROCERIA', 'N'),
       ('13', 'PREDITIVA',             'N'),
       ('20', 'SOCORRO EM ROTA',       'N');

insert into motivo (tp_motivo, ds_motivo, st_exige_peca, st_status)
values ('PAUSA', 'Ir ao banheiro',              'N', 'A'),
       ('PAUSA', 'Atendimento',                 'N', 'A'),
       ('PAUSA', 'Refeicao',                    'N', 'A'),
       ('PAUSA', 'Aguardando Peças',            'S', 'A'),
       ('PAUSA', 'Auxílio externo',             'N', 'A'),
       ('PAUSA', 'Deslocamento',                'N', 'A'),
       ('PAUSA', 'Fim de expediente',           'N', 'A'),
       ('PAUSA', 'Aguardando cadastro de peça', 'N', 'A'),
       ('PAUSA', 'AGUARDANDO LIBERAÇÃO',        'N', 'I'),
       ('CANCELAMENTO', 'Erro do Motorista',     'N', 'A'),
       ('CANCELAMENTO', 'Defeito não Encontrado', 'N', 'A'),
       ('SOCORRO', 'ERRO HUMANO',                   'N', 'A'),
       ('SOCORRO', 'QUEBRA DE EQUIPAMENTO',         'N', 'A'),
       ('SOCORRO', 'DESGASTE PREMATURO DE PEÇA',    'N', 'A'),
       ('SOCORRO', 'DESGASTE NATURAL DE PEÇA',      'N', 'A'),
       ('SOCORRO', 'LOCALIZAÇÃO DA PEÇA',           'N', 'A'),
       ('SOCORRO', 'CONDIÇÃO DA VIA',               'N', 'A'),
       ('SOCORRO', 'AGENTE EXTERNO',                'N', 'A'),
       ('SOCORRO', 'TRANSPORTADORA (TRAVA DO EQUIPAMENTO)', 'N', 'A'),
       ('SOCORRO', 'EXCESSO DE PESO (CARREGAMENTO OU MANUSEIO INCORRETO)', 'N', 'A'),
       ('DESCARTE', 'LIMITE DE DESGASTE',             'N', 'A'),
       ('DESCARTE', 'CORTE LATERAL',                  'N', 'A'),
       ('DESCARTE', 'SEPARAÇÃO DE LONAS',             'N', 'A'),
       ('DESCARTE', 'AVARIA NO TALÃO',                'N', 'A'),
       ('DESCARTE', 'RODOU VAZIO',                    'N', 'A'),
       ('DESCARTE', 'CARCAÇA RECUSADA NA RECAPAGEM',  'N', 'A'),
       ('DESCARTE', 'IDADE',                          'N', 'A');

insert into parametro default values;
