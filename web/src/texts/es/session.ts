import type { session as pt } from '../pt/session.ts';
import type { Texts } from '../types.ts';

export const session: Texts<typeof pt> = {
  title: 'Entrar',
  areas: 'Flota · Almacén · Gomería',
  external: 'Mecánico externo',
  company: 'Empresa',
  chooseCompany: 'Elija la empresa',
  registration: 'Matrícula',
  code: 'Código',
  cpf: '3 primeros dígitos del CPF',
  cnpj: '5 primeros dígitos del CNPJ',
  pin: 'PIN, o 3 del CPF',
  cpfShort: '3 dígitos del CPF',
  cnpjShort: '5 dígitos del CNPJ',
  enter: 'Acceder',
  account: 'Entrar con la cuenta de la empresa',
  help: 'Ayuda',
  helpLong: '¿Necesita ayuda?',
  oops: '¡Ups!',
  incomplete: '¡Ingrese toda la información!',
  failed: 'Error al iniciar sesión',
  companiesFailed: 'No se pudieron cargar las empresas.',
  quick: {
    title: 'Acceso rápido',
    here: 'en este terminal',
    tap: 'o toque su nombre',
    all: 'Ver todos ({{count}})',
    empty: 'Quien entre en este terminal aparece aquí.',
    remove: 'Quitar a {{name}} del acceso rápido',
    removeTitle: '¿Quitar a {{name}}?',
    removeWords:
      'El nombre sale del acceso rápido de esta terminal. Vuelve cuando la persona entre de nuevo.',
    removeYes: 'Quitar',
  },
};
