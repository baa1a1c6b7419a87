import type { monitor as portuguese } from '../pt/panel-monitor.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the monitor of database sessions. */
export const monitor: Texts<typeof portuguese> = {
  reload: 'Actualizar',
  failed: 'No se pudieron cargar las sesiones.',
  none: 'Ninguna sesión abierta.',
  noneHere: 'Ninguna sesión así ahora.',
  show: 'Mostrar',
  views: { all: 'Todas', working: 'Activas', waiting: 'Esperando', idle: 'Ociosas' },
  viewCount: '{{view}} {{n}}',
  read: 'leído hace {{time}} · cada 30 s',
  byTime: 'tiempo de la consulta',
  marks: { wait: 'espera un bloqueo', long: 'más de 5 min' },
  actions: 'Acciones',
  tree: {
    title: 'Quién espera a quién',
    calm: 'Ninguna sesión espera a otra.',
    pid: 'pid {{pid}}',
    holds: 'retiene la cola hace {{time}}',
    waits: 'espera hace {{time}}',
    elsewhere: 'fuera de las bases de este producto',
  },
  end: {
    open: 'Finalizar la sesión {{pid}}',
    title: '¿Eliminar el registro?',
    about: 'La sesión se finaliza y lo que hacía se deshace.',
    yes: 'Finalizar',
    done: '¡Eliminado con éxito!',
  },
};
