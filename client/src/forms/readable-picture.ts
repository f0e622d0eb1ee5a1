const known = new WeakMap<File, Promise<boolean>>();

/** Whether the browser can show a picture: a file may be called one and be something else. Looked into once for each file. */
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
    // What it is too large for here, the server may still read.
    return !(error instanceof DOMException && error.name === 'InvalidStateError');
  }
}
