import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { Cue } from './cue.ts';

/** Keeps cues in the place of those there are, for search and for the player, in the transaction of `em`. */
export async function replaceCues(
  em: EntityManager,
  captionsId: string,
  cues: readonly Cue[],
): Promise<void> {
  await em.execute('delete from caption_cues where captions_id = ?', [captionsId]);
  // One statement for however many: a parameter for each value would be too many for PostgreSQL.
  const rows = cues.map(({ start, end, text }, position) => ({ id: newId(), position, start, end, text }));
  await em.execute(
    `insert into caption_cues (id, created_at, captions_id, position, starts_at, ends_at, text)
     select cue.id, now(), ?, cue.position, cue.start, cue."end", cue.text
     from json_to_recordset(?::json) as cue(id uuid, position int, start float8, "end" float8, text text)`,
    [captionsId, JSON.stringify(rows)],
  );
}

const WITH_CUES = statement<{ version: number; start: number | null; end: number; text: string }>(
  `select captions.version, cue.starts_at as start, cue.ends_at as "end", cue.text
   from captions left join caption_cues cue on cue.captions_id = captions.id
   where captions.id = $1 order by cue.position`,
);

/** The cues of captions, in their order, and the version that they are of; null when there are no such captions. */
export async function readCues(
  statements: Statements,
  captionsId: string,
): Promise<{ version: number; cues: Cue[] } | null> {
  const rows = await statements.all(WITH_CUES, [captionsId]);
  const [first] = rows;
  // Captions without a cue are one row without one.
  const cues = rows.flatMap(({ start, end, text }) => (start === null ? [] : [{ start, end, text }]));
  return first ? { version: first.version, cues } : null;
}
