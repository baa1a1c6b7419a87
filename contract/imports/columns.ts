/**
 * What can be imported, with the columns of its rows in their order, each named as its head in a file. Cells are texts in
 * Brazilian notation: '1.234,5', '31/12/2026 14:30'; ISO days and moments are accepted as well (docs/planning.md).
 */
export const importColumns = {
  planos: {
    plano: 'Plano',
    tipo: 'Tipo',
    ordem: 'Ordem',
    ciclo: 'Ciclo',
    intervalo: 'Intervalo',
    dias: 'Dias',
    horas: 'Horas',
    itens: 'Itens',
  },
  veiculos: {
    placa: 'Placa',
    plano: 'Plano',
    ciclo: 'Ciclo',
    km_ultimo: 'Último medidor',
    dt_ultimo: 'Última data',
  },
  leituras: { placa: 'Placa', quando: 'Data e hora', km: 'Medidor' },
  pneus: {
    fogo: 'Fogo',
    filial: 'Filial',
    marca: 'Marca',
    modelo: 'Modelo',
    medida: 'Medida',
    vida: 'Vida',
    sulcos: 'Sulcos',
    valor: 'Valor',
    compra: 'Compra',
    placa: 'Placa',
    posicao: 'Posição',
    km_entrada: 'Medidor na aplicação',
    dt_entrada: 'Data da aplicação',
  },
  estoque: {
    codigo: 'Código',
    peca: 'Peça',
    quantidade: 'Quantidade',
    documento: 'Documento',
    preco: 'Preço unitário',
    minimo: 'Mínimo',
    prateleira: 'Prateleira',
  },
} as const;

export type ImportKind = keyof typeof importColumns;
/** Kinds imported by people who keep plans; tyres are imported by the tyre shop, stock by people who manage it. */
export type PlanImportKind = Exclude<ImportKind, 'pneus' | 'estoque'>;

/** Largest number of rows in one call. */
export const mostImportRows = 5_000;

/**
 * Largest number of rows in a file: tyres and parts are sent in several calls; plans need one, because their rows depend on one
 * another.
 */
export const mostFileRows = (kind: ImportKind): number =>
  kind === 'pneus' || kind === 'estoque' ? 60_000 : mostImportRows;
