import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';

const OF_LECTURES = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('captions')
    .where('lectureId', '=', anyOf(ids))
    .select(['id', 'language', 'source', 'version', 'lectureId'])
    .orderBy('language'),
);

/** Listed captions, without the unit of work of an entity. */
export type CaptionsRow = Omit<RowOf<typeof OF_LECTURES>, 'lectureId'> & { lecture: { id: string } };

/** Returns the captions of each lecture, sorted by language. */
export async function readCaptions(
  statements: Statements,
  lectureIds: readonly string[],
): Promise<CaptionsRow[][]> {
  const rows = await statements.all(OF_LECTURES, { ids: lectureIds });
  const captions = rows.map(({ lectureId, ...row }): CaptionsRow => ({ ...row, lecture: { id: lectureId } }));
  const byLecture = Map.groupBy(captions, ({ lecture }) => lecture.id);
  return lectureIds.map((id) => byLecture.get(id) ?? []);
}
