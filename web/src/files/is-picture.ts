import { pictureTypes } from './queue.ts';

/** Whether a file is a picture the server takes, and one this browser can read. */
export async function isPicture(file: File): Promise<boolean> {
  if (!pictureTypes.includes(file.type)) return false;
  return createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
}
