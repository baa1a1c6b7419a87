import type { terminals as portuguese } from '../pt/terminal.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the pages of terminals. */
export const terminals: Texts<typeof portuguese> = {
  allCompanies: 'Todas las empresas',
  allBranches: 'Todas',
  never: 'nunca usado',
  failed: 'No se pudieron cargar los terminales.',
  none: 'Ningún terminal registrado.',
  noneHere: 'Ningún terminal registrado en esta empresa.',
  heads: {
    branch: 'Sucursal',
    name: 'Terminal',
    state: 'Situación',
    used: 'Último uso',
    actions: 'Acciones',
  },
  states: {
    waiting: 'Esperando código',
    late: 'Código vencido',
    active: 'Activo',
    revoked: 'Revocado',
  },
  add: {
    open: 'Agregar',
    title: 'Nuevo terminal',
    example: 'BOX 1',
    save: 'Generar código',
  },
  code: {
    title: 'Código de {{name}}',
    label: 'Código de un solo uso',
    left: 'Válido por {{time}} más',
    over: 'El código venció. Genere otro en la lista.',
    about:
      'Escriba el código en la página de inicio de sesión de este terminal. Sirve una vez y no se mostrará de nuevo.',
    close: 'Terminar',
  },
  renew: {
    open: 'Nuevo código para {{name}}',
    title: '¿Generar un nuevo código?',
    about: 'El código anterior de {{name}} deja de valer.',
    save: 'Generar código',
  },
  revoke: {
    open: 'Revocar {{name}}',
    title: '¿Revocar el terminal?',
    about: 'Quien usa este terminal sale en el acto. Para volver, necesita un nuevo registro.',
    yes: 'Revocar',
    done: 'Terminal revocado.',
  },
  release: {
    open: 'Liberar cuenta',
    title: 'Liberar cuenta',
    about: 'Tras muchos intentos errados, la cuenta queda bloqueada. Liberada, puede intentar de nuevo.',
    kind: 'Tipo de acceso',
    kinds: { matricula: 'Matrícula', codigo: 'Código externo' },
    save: 'Liberar',
    done: 'Cuenta liberada.',
  },
  lockouts: {
    title: 'Bloqueados ahora',
    failed: 'No se pudieron cargar los bloqueos.',
    heads: {
      who: 'Quién',
      where: 'Dónde',
      tries: 'Errores en 24 h',
      last: 'Último error',
      until: 'Hasta',
    },
    accounts: { I: 'Matrícula', F: 'Proveedor', P: 'Usuario del panel' },
    strangers: 'Redes desconocidas de {{company}}',
    places: {
      account: 'Desde redes donde nunca entró',
      accountAtNetwork: 'En la red {{name}}',
      accountAtTerminal: 'En el terminal {{name}}',
      network: 'Quien nunca entró por esta red',
      terminal: 'Quien nunca entró en este terminal',
      company: 'Quien entra desde una red nueva',
    },
    forEver: 'Hasta que se libere',
    release: 'Liberar {{name}}',
    ask: '¿Liberar?',
    about: 'Los errores contados se olvidan. Si eran intentos de adivinar, pueden continuar.',
    done: 'Desbloqueado.',
  },
};
