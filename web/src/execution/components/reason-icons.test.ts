import { expect, it } from 'vitest';
import { documentedReasons } from './reason-icons.ts';

it('the documented reasons of a pause are eight, of which one asks for a part (EXEC-09, EXEC-11)', () => {
  expect(documentedReasons.map(({ ds_motivo }) => ds_motivo)).toEqual([
    'Ir ao banheiro',
    'Atendimento',
    'Refeicao',
    'Aguardando Peças',
    'Auxílio externo',
    'Deslocamento',
    'Fim de expediente',
    'Aguardando cadastro de peça',
  ]);
  expect(documentedReasons.filter(({ st_exige_peca }) => st_exige_peca === 'S')).toHaveLength(1);
});
