import type { tyres as portuguese } from '../pt/tyres.ts';
import type { Texts } from '../types.ts';

export const tyres: Texts<typeof portuguese> = {
  drawing: 'Ejes y neumáticos',
  noTyres: 'Este equipo no tiene control de neumáticos.',
  axle: '{{axle}}º eje',
  place: 'eje {{axle}}, {{side}}',
  fire: 'fuego {{number}}',
  sides: {
    EE: 'izquierda externa',
    EI: 'izquierda interna',
    DI: 'derecha interna',
    DE: 'derecha externa',
    EEE: 'repuesto',
  },
};
