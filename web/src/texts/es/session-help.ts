import type { help as portuguese } from '../pt/session-help.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the help. */
export const help: Texts<typeof portuguese> = {
  title: 'Ayuda',
  about: 'Cómo usar el terminal, paso a paso.',
  back: 'Ir al terminal',
  login: {
    title: 'Entrar',
    one: 'Elija la empresa, escriba la matrícula y los 3 primeros dígitos del CPF y toque Acceder.',
    two: 'Mecánico externo: active el interruptor y use el código y los 5 primeros dígitos del CNPJ.',
    three: 'Quien ya entró aquí está en el acceso rápido. Después de cuatro errores hay que esperar.',
  },
  find: {
    title: 'Encontrar una OS',
    one: 'Toque Buscar, o la tecla /, y escriba el número de la OS, la placa, la flota o palabras del problema.',
    two: 'En Filtros, elija y toque Aplicar. Limpiar filtros muestra otra vez la lista entera.',
    three:
      'El borde de la tarjeta tiene el color de la criticidad; el plazo dice cuánto falta o cuánto pasó.',
  },
  work: {
    title: 'Hacer el servicio',
    one: 'Abra la OS y toque Iniciar. En un terminal de todos, elija quién es y confirme con sus dígitos.',
    two: 'Para parar, toque Pausar y diga el motivo. Continuar retoma el servicio.',
    three: 'Al terminar, toque Finalizar e informe lo que se hizo.',
  },
  create: {
    title: 'Abrir una OS',
    one: 'En Nueva OS, elija el vehículo y el tipo de orden.',
    two: 'Elija el segmento y el problema y describa lo que sucede.',
    three: 'Revise y confirme: la OS entra enseguida en la lista de todos.',
  },
  offline: {
    title: 'Sin red',
    one: 'Lo que ya fue abierto sigue en la pantalla, con la hora de los datos.',
    two: 'Lo que usted hace queda guardado en este aparato y sale solo cuando vuelve la red.',
    three: 'Toque la franja de los envíos para ver lo que todavía espera.',
  },
  tyres: {
    title: 'Gomería',
    one: 'Cambie de Taller a Gomería en el menú.',
    two: 'En Medición, elija la placa y escriba surco y presión de cada neumático.',
    three: 'En Movimientos, toque el neumático y después el lugar adonde va.',
  },
  trouble: {
    title: 'Cuando algo no sale bien',
    one: 'Lea el mensaje: dice qué falta o por qué no se puede.',
    two: 'Recargue la pantalla. Lo que ya fue registrado está guardado.',
    three: 'Si aparece un código, anótelo y avise al responsable del taller.',
  },
};
