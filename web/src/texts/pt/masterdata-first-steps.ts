/** Texts of the first steps of a company. */
export const firstSteps = {
  title: 'Primeiros passos',
  ready: 'A empresa tem o que precisa para abrir a primeira OS.',
  missing_one: 'Falta {{count}} passo para abrir a primeira OS.',
  missing_other: 'Faltam {{count}} passos para abrir a primeira OS.',
  fromFiles: 'Já tem tudo em planilhas?',
  fromFilesAbout:
    'Traga cada uma como arquivo CSV ou XLSX: as colunas são reconhecidas, tudo é conferido antes e pode ser desfeito.',
  why: {
    branches: 'Onde se trabalha; todo o resto é de uma filial.',
    types: 'Carreta, truck, empilhadeira: com as posições dos pneus.',
    vehicles: 'A frota e os equipamentos, cada um com seu tipo e suas filiais.',
    segments: 'Freios, motor, elétrica: por onde se procura um problema.',
    items: 'O que se faz e o que se aplica, com preço e estoque.',
    problems: 'O que se relata ao abrir uma OS, com sua criticidade e seu prazo.',
    people: 'Quem trabalha na oficina: matrícula e dígitos para entrar.',
    suppliers: 'Oficinas externas, que veem só as suas OS.',
  },
  open: 'a fazer',
  optional: 'se precisar',
  settings: 'Como a empresa trabalha',
  settingsAbout: 'Prazos, fotos, quando pedir os dígitos: comece com o que está e ajuste depois.',
  settingsLink: 'Abrir os ajustes da empresa',
  terminal: 'Na oficina',
  terminalAbout:
    'Abra este endereço no navegador do tablet. O mecânico entra com a matrícula e os dígitos do seu cadastro, e a lista de OS é dele. Onde só terminais cadastrados entram, dê antes um código ao tablet.',
  terminalLink: 'Abrir os terminais',
};
