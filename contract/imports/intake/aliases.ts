import type { IntakeKind } from './kinds.ts';

const filial = ['Filiais', 'Unidade', 'Base', 'Garagem', 'Loja', 'Sucursal'];
const filiais = ['Filial', ...filial.slice(1), 'Unidades'];
const placa = ['Placas', 'Placa do veículo', 'Veículo', 'Identificação', 'Matrícula do veículo'];
const situacao = ['Status', 'Estado', 'Ativo', 'Situação cadastral'];
const medidor = ['KM', 'KM atual', 'Hodômetro', 'Horímetro', 'Odômetro', 'Quilometragem', 'Último KM'];
const medidaDoPneu = ['Dimensão', 'Tamanho', 'Medida do pneu'];
const email = ['E-mail', 'Correio eletrônico'];

/** Other names of columns found in companies' spreadsheets. */
export const intakeAliases: Partial<Record<IntakeKind, Readonly<Record<string, readonly string[]>>>> = {
  branches: {
    filial: ['Nome', 'Nome da filial', 'Unidade', 'Base', 'Garagem', 'Sucursal'],
    uf: ['Estado'],
    local: ['Coordenadas', 'Localização', 'Latitude e longitude'],
    fuso: ['Fuso horário'],
    situacao: situacao.filter((head) => head !== 'Estado'),
  },
  types: {
    codigo: ['Tipo', 'Sigla', 'Tipo de veículo'],
    descricao: ['Nome', 'Descrição do tipo'],
    por_dia: ['KM por dia', 'Média diária'],
    posicoes: ['Posições de pneus', 'Eixos'],
    situacao,
  },
  segments: { segmento: ['Sistema', 'Grupo', 'Nome'], situacao },
  items: {
    nome: ['Item', 'Descrição', 'Serviço', 'Peça'],
    situacao,
    classe: ['Curva', 'Curva ABC', 'Grupo', 'Família'],
  },
  problems: { problema: ['Defeito', 'Conjunto', 'Descrição'], segmento: ['Sistema', 'Grupo'], situacao },
  suppliers: {
    numero: ['Código', 'Nº'],
    fornecedor: ['Nome', 'Razão social', 'Oficina'],
    filiais,
    situacao,
  },
  people: {
    matricula: ['Registro', 'Nº registro', 'Código', 'Chapa'],
    nome: [
      ...['Colaborador', 'Funcionário', 'Nome completo', 'Nome do funcionário', 'Nome do colaborador'],
      ...['Nome da pessoa', 'Empregado', 'Nome do empregado'],
    ],
    funcao: ['Cargo', 'Ocupação'],
    filiais,
    email,
    situacao,
  },
  vehicles: {
    placa,
    frota: ['Nº frota', 'Número da frota', 'Prefixo', 'Cód. frota', 'Código da frota'],
    tipo: ['Tipo de veículo', 'Tipo veículo', 'Categoria', 'Espécie'],
    marca: ['Fabricante', 'Montadora'],
    modelo: ['Marca/Modelo', 'Descrição', 'Modelo do veículo'],
    ano: ['Ano modelo', 'Ano/Modelo', 'Ano fab/mod', 'Ano de fabricação', 'Fab/Mod'],
    medidor,
    filiais,
    operacao: ['Projeto', 'Cliente', 'Contrato do cliente'],
    contrato: ['Contrato locadora', 'Locado'],
    situacao,
    conjunto: ['Composição'],
  },
  stock: {
    filial: ['Filiais', ...filial.slice(1), 'Almoxarifado'],
    codigo: ['Cód.', 'SKU', 'Código da peça', 'Cód. peça', 'Referência'],
    peca: ['Descrição', 'Item', 'Produto', 'Nome'],
    quantidade: ['Qtd', 'Qtde', 'Saldo', 'Saldo atual', 'Estoque'],
    documento: ['NF', 'Nota', 'Nota fiscal'],
    preco: ['Preço', 'Custo', 'Valor unitário', 'Custo unitário', 'Custo unit.'],
    minimo: ['Estoque mínimo', 'Est. mín.', 'Qtd mínima'],
    prateleira: ['Endereço', 'Localização', 'Local'],
  },
  places: { placa, km_ultimo: ['Último KM', 'KM última'], dt_ultimo: ['Data última', 'Última revisão'] },
  tyres: {
    fogo: ['Nº fogo', 'Número de fogo', 'Nº de fogo', 'Nº do pneu'],
    filial,
    marca: ['Fabricante', 'Fabricante do pneu'],
    modelo: ['Desenho', 'Banda'],
    medida: medidaDoPneu,
    vida: ['Recapagens', 'Vida atual'],
    sulcos: ['Sulco', 'Profundidade', 'MM', 'Sulco (mm)'],
    valor: ['Custo', 'Preço', 'Valor de compra'],
    compra: ['Data de compra', 'Data da compra', 'Dt. compra'],
    placa,
    posicao: ['Eixo', 'Pos.', 'Posição no veículo'],
    km_entrada: ['KM montagem', 'KM entrada', 'KM de aplicação'],
    dt_entrada: ['Data montagem', 'Data de montagem'],
  },
  orders: {
    numero: ['OS', 'Nº OS', 'Ordem', 'Ordem de serviço'],
    filial,
    placa,
    problema: ['Defeito', 'Conjunto'],
    descricao: ['Observação', 'Relato'],
    abertura: ['Data de abertura', 'Aberta em', 'Data'],
    medidor,
    segmento: ['Sistema', 'Grupo'],
  },
};
