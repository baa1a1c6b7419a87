/** Texts of reading QR codes. */
export const scan = {
  starting: 'Abrindo a câmera...',
  off: 'Sem câmera neste terminal.',
  denied: 'O uso da câmera não está permitido. Permita nas configurações do navegador para este site.',
  read: 'Lido',
  photo: 'Usar uma foto do QR Code',
  sound: 'Som e vibração ao ler',
  unknown: 'Códigos não reconhecidos',
  discard: 'Descartar {{code}}',
  photoFailed: 'Nenhum QR Code nesta foto.',
  badge: {
    enter: 'Ou passe o crachá no leitor.',
    part: 'Leitura incompleta, passe de novo.',
  },
  nfc: {
    read: 'Ler crachá por NFC',
    stop: 'Parar a leitura por NFC',
    reading: 'Aproxime o crachá do aparelho.',
    denied:
      'O NFC está desligado ou não está permitido: ligue-o no aparelho e permita-o no navegador para este site.',
    failed: 'Não foi possível ler este crachá por NFC. Tente de novo.',
  },
};
