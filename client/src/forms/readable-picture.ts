const known = new WeakMap<File, Promise<boolean>>();

/** Whether the browser can decode a picture: a file's name and type may be wrong. Cached per file. */
export function isReadablePicture(file: File): Promise<boolean> {
  const looking = known.get(file) ?? decodes(file);
  known.set(file, looking);
  return looking;
}

async function decodes(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch (error) {
    // A picture that is too large for this browser may still be readable for the server.
    return !(error instanceof DOMException && error.name === 'InvalidStateError');
  }
}
