import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';

const TRANSCRIBE =
  'mutation T($id: ID!) { transcribeLecture(lectureId: $id) { id transcription { state failure } } }';
const LECTURES = `{ courses(state: ANY) { nodes { lectures {
  id transcription { state failure } captions { id language source version url }
} } } }`;

interface TranscribedLecture {
  id: string;
  transcription: { state: string; failure: string | null } | null;
  captions: { id: string; language: string; source: string; version: number; url: string }[];
}

/** Returns a lecture with its captions and its transcription, as an admin sees it. */
export async function transcribedLecture(
  client: HttpClient,
  id: string,
): Promise<TranscribedLecture | undefined> {
  const answer = await client.graphql<{ courses: { nodes: { lectures: TranscribedLecture[] }[] } }>(LECTURES);
  return dataOf(answer)
    .courses.nodes.flatMap(({ lectures }) => lectures)
    .find((each) => each.id === id);
}

export function tryTranscribe(client: HttpClient, id: string) {
  return client.graphql<{ transcribeLecture: TranscribedLecture }>(TRANSCRIBE, { id });
}
