import { expect } from 'vitest';
import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { eventually } from '#testing/eventually.ts';

export interface SavedCaptions {
  id: string;
  language: string;
  source: string;
  version: number;
  url: string;
  /** Only in the answer of `saveCaptions`. */
  repairs: string[];
  lecture: { id: string };
}

const FIELDS = 'id language source version url repairs lecture { id }';

/** The captions of every lecture of every course. */
export const DELETE_CAPTIONS =
  'mutation D($id: ID!) { deleteCaptions(id: $id) { id lecture { id captions { id } } } }';
export const CAPTIONS_OF = `{ courses(first: 100) { nodes { lectures { id captions { ${FIELDS} } } } } }`;

const SAVE = `mutation S($input: SaveCaptionsInput!) { saveCaptions(input: $input) { ${FIELDS} } }`;

interface Fields {
  lectureId: string;
  language?: string;
  version?: number | null;
  /** Content of the file. */
  file: string;
}

/** Returns a WebVTT file with these texts, one per second. */
export function vtt(...texts: string[]): string {
  const cues = texts.map((text, second) => {
    const time = `00:${String(second).padStart(2, '0')}`;
    return `${time}.000 --> ${time}.900\n${text}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}

export function trySaveCaptions(client: HttpClient, { file, language = 'en', ...fields }: Fields) {
  const input = { ...fields, language, file: null };
  return client.graphqlUpload<{ saveCaptions: SavedCaptions }>(
    SAVE,
    { input },
    'input.file',
    new Blob([file]),
    'captions.vtt',
  );
}

export async function saveCaptions(client: HttpClient, fields: Fields): Promise<SavedCaptions> {
  return dataOf(await trySaveCaptions(client, fields)).saveCaptions;
}

/** Resolves when the job queue is empty. */
export async function emptyQueue(app: TestApp): Promise<void> {
  await eventually(async () => expect(await app.sql('select from graphile_worker.jobs')).toHaveLength(0));
}

/** Counts the statements of a call. Takes the minimum of three runs, because concurrent work can only add statements. */
export async function countStatements(app: TestApp, call: () => Promise<unknown>): Promise<number> {
  await emptyQueue(app);
  const statements = watchStatements(app);
  const counts: number[] = [];
  for (let run = 0; run < 3; run++) {
    statements.splice(0);
    await call();
    counts.push(statements.length);
  }
  return Math.min(...counts);
}
