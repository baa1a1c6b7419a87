/** Longest side of a picture that is sent, in px, and how much of it is kept where it is written anew. */
const longestSide = 2_000;
const quality = 0.85;

/** Kinds a browser writes as well as it reads them. */
const written = ['image/jpeg', 'image/webp'];

/** The size a picture is sent in, in its own proportions; null: as it is. */
export function sizeSent({
  width,
  height,
}: {
  width: number;
  height: number;
}): { width: number; height: number } | null {
  const share = longestSide / Math.max(width, height);
  if (share >= 1) return null;
  return { width: Math.max(Math.round(width * share), 1), height: Math.max(Math.round(height * share), 1) };
}

const known = new WeakMap<File, Promise<File>>();

/**
 * A large picture in the size it is sent in, as a camera's ten megabytes may never arrive over a workshop's network; anything
 * else, and what this browser cannot read, as it is. The same file always gives the same one.
 */
export function smaller(file: File): Promise<File> {
  const made = known.get(file) ?? shrink(file).catch(() => file);
  known.set(file, made);
  return made;
}

async function shrink(file: File): Promise<File> {
  if (!written.includes(file.type)) return file;
  const picture = await createImageBitmap(file);
  try {
    const size = sizeSent(picture);
    if (size === null) return file;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, size);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
    if (blob === null || blob.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
