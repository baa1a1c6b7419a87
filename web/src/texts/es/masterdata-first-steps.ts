import type { firstSteps as portuguese } from '../pt/masterdata-first-steps.ts';
import type { Texts } from '../types.ts';

/** Spanish texts of the first steps of a company. */
export const firstSteps: Texts<typeof portuguese> = {
  title: 'Primeros pasos',
  ready: 'La empresa tiene lo que necesita para abrir la primera OS.',
  missing_one: 'Falta {{count}} paso para abrir la primera OS.',
  missing_other: 'Faltan {{count}} pasos para abrir la primera OS.',
  fromFiles: '¿Ya tiene todo en planillas?',
  fromFilesAbout:
    'Traiga cada una como archivo CSV o XLSX: las columnas se reconocen, todo se verifica antes y se puede deshacer.',
  why: {
    branches: 'Dónde se trabaja; todo lo demás es de una sucursal.',
    types: 'Semirremolque, camión, montacargas: con las posiciones de los neumáticos.',
    vehicles: 'La flota y los equipos, cada uno con su tipo y sus sucursales.',
    segments: 'Frenos, motor, eléctrica: por donde se busca un problema.',
    items: 'Lo que se hace y lo que se aplica, con precio y existencias.',
    problems: 'Lo que se informa al abrir una OS, con su criticidad y su plazo.',
    people: 'Quién trabaja en el taller: matrícula y dígitos para entrar.',
    suppliers: 'Talleres externos, que ven solo sus OS.',
  },
  open: 'por hacer',
  optional: 'si hace falta',
  settings: 'Cómo trabaja la empresa',
  settingsAbout: 'Plazos, fotos, cuándo pedir los dígitos: empiece con lo que está y ajuste después.',
  settingsLink: 'Abrir los ajustes de la empresa',
  terminal: 'En el taller',
  terminalAbout:
    'Abra esta dirección en el navegador de la tableta. El mecánico entra con la matrícula y los dígitos de su registro, y la lista de OS es suya. Donde solo entran terminales registrados, dé antes un código a la tableta.',
  terminalLink: 'Abrir los terminales',
};
