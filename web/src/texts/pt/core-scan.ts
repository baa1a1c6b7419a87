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
};
