import type { EntityManager } from '@mikro-orm/postgresql';
import { inSequence, positionsOf, type Part } from '#shared/course-parts.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, columnsOf, read, uuids, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { Section } from './section.entity.ts';

const OF_COURSES = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('sections')
    .where('courseId', '=', anyOf(ids))
    .select(columnsOf('sections', ['id', 'courseId', 'title', 'summary', 'position', 'version']))
    .orderBy('position'),
);

/** A section as PostgreSQL returns it. */
export type SectionRow = RowOf<typeof OF_COURSES>;

/** The sections of each course, in teaching order. */
export async function readSections(
  statements: Statements,
  courseIds: readonly string[],
): Promise<SectionRow[][]> {
  const rows = await statements.all(OF_COURSES, { ids: courseIds });
  const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
  return courseIds.map((id) => byCourse.get(id) ?? []);
}

/** The section of a lecture, from those of its course in their order; null before the first one. */
export const sectionOf = (
  { position }: { position: number },
  sections: readonly SectionRow[],
): SectionRow | null => sections.findLast((section) => section.position <= position) ?? null;

/** A part of a course with its entity. */
export type PartOfCourse =
  | (Part & { kind: 'section'; entity: Section })
  | (Part & { kind: 'lecture'; entity: Lecture });

/** Reads the sections and lectures of a locked course fresh, in their order. Lectures in the trash are left out. */
export async function readParts(em: EntityManager, courseId: string): Promise<PartOfCourse[]> {
  const sections = await em.find(Section, { course: courseId }, { refresh: true });
  const lectures = await em.find(Lecture, { course: courseId, deletedAt: null }, { refresh: true });
  return inSequence([
    ...sections.map((entity): PartOfCourse => part('section', entity)),
    ...lectures.map((entity): PartOfCourse => part('lecture', entity)),
  ]);
}

function part<Kind extends Part['kind'], Entity extends { id: string; position: number }>(
  kind: Kind,
  entity: Entity,
) {
  return { id: entity.id, kind, position: entity.position, entity };
}

/** The highest position of a section or lecture of a locked course, in the trash or not; 0 without any. */
export async function lastPosition(em: EntityManager, courseId: string): Promise<number> {
  const orderBy = { position: 'desc' } as const;
  const section = await em.findOne(Section, { course: courseId }, { orderBy });
  const lecture = await em.findOne(Lecture, { course: courseId }, { orderBy });
  return Math.max(section?.position ?? 0, lecture?.position ?? 0);
}

/** Gives the parts of a course the positions of a new order. The caller flushes. */
export function arrange(order: readonly PartOfCourse[]): void {
  const positions = positionsOf(order);
  for (const { id, entity } of order) entity.position = positions.get(id) ?? entity.position;
}
