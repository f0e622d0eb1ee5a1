/** The codecs of an MP4 file of ours, as RFC 6381 writes them: its picture first. */
export async function codecsOf(path: string): Promise<string[]> {
  // Processes that prepare no videos do without the library.
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
