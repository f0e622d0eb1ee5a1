import { columns, statement, type Statements } from '#server/platform/db/statements.ts';
import type { Captions } from './captions.entity.ts';

/** The properties of listed captions. */
const PROPERTIES = ['id', 'language', 'source', 'version'] as const satisfies (keyof Captions)[];

/** Listed captions, without the unit of work of an entity. */
export type CaptionsRow = Pick<Captions, (typeof PROPERTIES)[number]> & { lecture: { id: string } };

const OF_LECTURES = statement<Omit<CaptionsRow, 'lecture'> & { lectureId: string }>(
  `select ${columns('captions', [...PROPERTIES, 'lectureId'])} from captions
   where lecture_id = any($1::uuid[]) order by language`,
);

/** Returns the captions of each lecture, sorted by language. */
export async function readCaptions(
  statements: Statements,
  lectureIds: readonly string[],
): Promise<CaptionsRow[][]> {
  const rows = await statements.all(OF_LECTURES, [lectureIds]);
  const captions = rows.map(({ lectureId, ...row }): CaptionsRow => ({ ...row, lecture: { id: lectureId } }));
  const byLecture = Map.groupBy(captions, ({ lecture }) => lecture.id);
  return lectureIds.map((id) => byLecture.get(id) ?? []);
}
