/** Texts of the search from any screen. */
export const search = {
  title: 'Buscar OS',
  about: 'Digite ou leia a etiqueta com o leitor.',
  field: 'OS, placa, frota ou problema',
  hint: 'Duas letras ou números bastam para começar.',
  none: 'Nenhuma OS com {{text}}.',
  failed: 'A busca falhou. Tente de novo.',
  amongKept: 'Sem rede: {{count}} OS entre as guardadas neste aparelho.',
  camera: 'Ler QR Code',
  aim: 'Aponte para o QR Code do veículo.',
  otherwise: 'Use uma foto, o leitor de mão ou digite.',
  vehicles: 'Veículos',
  external: 'Externa',
};
