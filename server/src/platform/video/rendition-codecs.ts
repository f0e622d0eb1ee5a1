/** Returns the codecs of a prepared MP4 file in RFC 6381 notation, video first. */
export async function codecsOf(path: string): Promise<string[]> {
  // Processes that prepare no videos do not load the library.
  const { FilePathSource, Input, MP4 } = await import('mediabunny');
  const input = new Input({ formats: [MP4], source: new FilePathSource(path) });
  try {
    const tracks = await input.getTracks();
    const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
    return codecs.filter((codec) => codec !== null);
  } finally {
    input.dispose();
  }
}
