import type { notices as pt } from '../pt/app-notice.ts';
import type { Texts } from '../types.ts';

export const notices: Texts<typeof pt> = {
  palletTruck: {
    title: 'Transpaletas',
    text: 'Página en desarrollo',
    more: 'Las órdenes de las transpaletas están en la lista de montacargas.',
  },
  maintenance: {
    title: 'Mantenimiento',
    text: 'Página en mantenimiento',
    more: 'Vuelva a intentarlo más tarde.',
  },
};
