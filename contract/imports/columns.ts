/**
 * What can be imported, with the columns of its rows in their order, each named as the head of its column in a file.
 * Cells are texts as people in Brazil write them: '1.234,5', '31/12/2026 14:30'; ISO days and moments are understood as
 * well (docs/planning.md).
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
/** Those of who keeps plans; tyres are of the tyre shop, stock of who looks after it. */
export type PlanImportKind = Exclude<ImportKind, 'pneus' | 'estoque'>;

/** Most rows of one call. */
export const mostImportRows = 5_000;

/** Most rows of a file: tyres and parts are looked at and written a call's rows at a time; plans hang together. */
export const mostFileRows = (kind: ImportKind): number =>
  kind === 'pneus' || kind === 'estoque' ? 60_000 : mostImportRows;
