/** Texts of reading QR codes. */
export const scan = {
  starting: 'Abrindo a câmera...',
  read: 'Lido',
  photo: 'Usar uma foto do QR Code',
  photoFailed: 'Nenhum QR Code nesta foto.',
};
