import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import type { Cue } from './cue.ts';

/** Cues as they are kept for search and for the player. Both work in the transaction of `em`. */
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

/** The cues of captions, in their order. */
export function readCues(em: EntityManager, captionsId: string): Promise<Cue[]> {
  return em.execute(
    `select starts_at as start, ends_at as "end", text from caption_cues where captions_id = ? order by position`,
    [captionsId],
  );
}
