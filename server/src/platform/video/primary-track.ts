import type { InputTrack } from 'mediabunny';

/** Returns the track that browsers play: the first that is marked as the default, or else the first. */
export async function primaryOf<Track extends InputTrack>(tracks: Track[]): Promise<Track | null> {
  const dispositions = await Promise.all(tracks.map((track) => track.getDisposition()));
  const index = dispositions.findIndex((disposition) => disposition.default);
  return tracks[Math.max(0, index)] ?? null;
}
