import type { shell as pt } from '../pt/shell.ts';
import type { Texts } from '../types.ts';

export const shell: Texts<typeof pt> = {
  test: 'Ambiente de prueba: nada de lo que se haga aquí vale',
  menu: 'Menú',
  sections: {
    FROTA: 'Flota',
    ARMAZEM: 'Almacén',
    BORRACHARIA: 'Gomería',
    OUTROS: 'Otros',
  },
  entries: {
    home: 'Internas',
    warehouse: 'Montacargas',
    external: 'Externas',
    help: 'Ayuda',
  },
  short: {
    home: 'Órdenes',
    warehouse: 'Almacén',
    external: 'Externas',
  },
  tabs: {
    orders: 'Órdenes',
    scan: 'Leer código',
    more: 'Más',
  },
  tyreShopEmpty: 'Las pantallas de la gomería aún no forman parte de este terminal.',
  environment: {
    name: 'Ambiente',
    M: 'Taller',
    P: 'Gomería',
    change: 'Ambiente {{name}}. Cambiar de ambiente',
  },
  open: 'Abrir',
  openMenu: 'Abrir el menú',
  closeMenu: 'Contraer el menú',
  clearFilters: 'Limpiar filtros',
  filtersCleared: 'Filtros limpios',
  signOut: 'Salir',
  branch: 'Sucursal',
  chooseBranch: 'Cambiar de sucursal',
  allBranches: 'TODAS',
  company: 'Empresa',
  allCompanies: 'Todas las empresas',
  language: 'Idioma',
  scheme: {
    dark: 'Usar pantalla oscura',
    light: 'Usar pantalla clara',
    darkShort: 'Pantalla oscura',
    lightShort: 'Pantalla clara',
  },
  scan: {
    title: 'Leer código',
    explain: 'Lea la etiqueta con el lector o digite el número de la OS.',
    field: 'Número de la OS',
    go: 'Acceder a la OS',
  },
  version: 'v {{version}} · {{year}}',
  notFound: {
    title: 'Página no encontrada',
    text: 'La dirección {{path}} no existe en este terminal.',
    home: 'Ir a las órdenes',
  },
  crash: {
    title: 'Esta pantalla falló',
    text: 'Lo que ya se registró está guardado. Recargue para continuar.',
    reload: 'Recargar',
  },
};
