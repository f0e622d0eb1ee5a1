import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, uuid } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Cue } from '#shared/captions/cue.ts';

/** Replaces the cues of captions in the transaction of `em`. Search and the player read them. */
export async function replaceCues(
  em: EntityManager,
  captionsId: string,
  cues: readonly Cue[],
): Promise<void> {
  await em.execute('delete from caption_cues where captions_id = ?', [captionsId]);
  // One JSON parameter, because a parameter for each value would exceed the limit of PostgreSQL.
  const rows = cues.map(({ start, end, text }, position) => ({ id: newId(), position, start, end, text }));
  await em.execute(
    `insert into caption_cues (id, created_at, captions_id, position, starts_at, ends_at, text)
     select cue.id, now(), ?, cue.position, cue.start, cue."end", cue.text
     from json_to_recordset(?::json) as cue(id uuid, position int, start float8, "end" float8, text text)`,
    [captionsId, JSON.stringify(rows)],
  );
}

const WITH_CUES = read({ id: uuid }, ({ id }) =>
  db
    .selectFrom('captions')
    .leftJoin('captionCues as cue', 'cue.captionsId', 'captions.id')
    .where('captions.id', '=', id)
    .select(['captions.version', 'cue.startsAt as start', 'cue.endsAt as end', 'cue.text'])
    .orderBy('cue.position'),
);

/** Returns the cues of captions in order, with their version, or null if the captions do not exist. */
export async function readCues(
  statements: Statements,
  captionsId: string,
): Promise<{ version: number; cues: Cue[] } | null> {
  const rows = await statements.all(WITH_CUES, { id: captionsId });
  const [first] = rows;
  // Captions without cues yield one row with null values.
  const cues = rows.flatMap(({ start, end, text }) =>
    start === null || end === null || text === null ? [] : [{ start, end, text }],
  );
  return first ? { version: first.version, cues } : null;
}
