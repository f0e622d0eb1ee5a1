import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { sectionLimits, sectionMessages } from '#shared/section.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { sectionRules } from '#shared/section.rules.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { Course } from '#server/course/course.entity.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { Role } from '#shared/roles.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import {
  arrange,
  lastPosition,
  readParts,
  readSections,
  type PartOfCourse,
  type SectionRow,
} from './section-rows.ts';
import { Section } from './section.entity.ts';
import type { ArrangeCourseInput, CreateSectionInput, UpdateSectionInput } from './section.inputs.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  lectures: Pick<LectureService, 'ofCourses'>;
  /** Cached sections of courses that learners see, by course id. */
  keptSections: Kept<SectionRow[]>;
  audit: AuditLog;
}

/**
 * The sections of courses. Each change locks the course. All methods but the batches throw UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 * and NOT_FOUND.
 */
export class SectionService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Batch for resolvers: the sections of each course, in teaching order. Learners see only those with lectures that they see: the
   * title of a section of drafts is not public yet.
   */
  readonly visibleTo = (actor: Actor): ((courseIds: readonly string[]) => Promise<SectionRow[][]>) =>
    actor?.role === Role.ADMIN ? this.ofCourses : this.keptOfCourses;

  /** The sections of a course that the actor sees, in teaching order. */
  async ofCourse(actor: Actor, courseId: string): Promise<SectionRow[]> {
    const [sections = []] = await this.visibleTo(actor)([courseId]);
    return sections;
  }

  private readonly ofCourses = (courseIds: readonly string[]): Promise<SectionRow[][]> =>
    readSections(this.deps.statements, courseIds);

  private readonly keptOfCourses = (courseIds: readonly string[]): Promise<SectionRow[][]> =>
    this.deps.keptSections.readAll(courseIds, this.shownOfCourses);

  private readonly shownOfCourses = async (courseIds: readonly string[]): Promise<SectionRow[][]> => {
    const [sections, lectures] = await Promise.all([
      this.ofCourses(courseIds),
      this.deps.lectures.ofCourses(courseIds),
    ]);
    return sections.map((own, index) =>
      groupBySection(own, lectures[index] ?? []).flatMap(({ section, lectures: taught }) =>
        section && taught.length > 0 ? [section] : [],
      ),
    );
  };

  /** Creates a section before a part of the course, or at its end. Throws CONFLICT if that part is not in the course. */
  async create(
    actor: Actor,
    { courseId, before, ...fields }: CreateSectionInput,
    sectionId = newId(),
  ): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const next = before == null ? null : requireId(before, 'before');
    const texts = validate(sectionRules, fields);
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const parts = await readParts(em, id);
      if (parts.filter(({ kind }) => kind === 'section').length >= sectionLimits.perCourse) {
        throw new AppError(
          'BAD_USER_INPUT',
          sectionMessages.validation.tooMany({ max: sectionLimits.perCourse }),
        );
      }
      const section = em.create(Section, {
        ...texts,
        id: sectionId,
        course: em.getReference(Course, id, { wrapped: true }),
        position: (await lastPosition(em, id)) + 1,
      });
      if (next !== null) {
        const place = parts.findIndex((part) => part.id === next);
        if (place === -1) throw new AppError('CONFLICT', lectureRefusals.conflict.lecturesChanged);
        const created: PartOfCourse = {
          id: section.id,
          kind: 'section',
          position: section.position,
          entity: section,
        };
        arrange(parts.toSpliced(place, 0, created));
      }
      await em.flush();
      await this.record(em, actor, lectureActions.SECTION_ADDED, section, course);
      return course;
    });
  }

  /** Changes a section. Throws CONFLICT if the edited version is not the current one. */
  async update(actor: Actor, { id, version, ...fields }: UpdateSectionInput): Promise<Section> {
    requireAdmin(actor);
    const sectionId = requireId(id, 'id');
    const given = Object.entries(fields).filter(([, value]) => value != null);
    const texts = validate(sectionRules.partial(), Object.fromEntries(given));
    return this.deps.em.transactional(async (em) => {
      const { course, section } = await lockSection(em, sectionId);
      if (section.version !== version) {
        throw new AppError('CONFLICT', sectionMessages.conflict.sectionChanged);
      }
      const { title, summary } = section;
      const changes = differences({ title, summary }, texts);
      if (Object.keys(changes).length === 0) return section;
      Object.assign(section, changes, { version: version + 1 });
      await em.flush();
      await this.record(em, actor, lectureActions.SECTION_EDITED, section, course);
      return section;
    });
  }

  /** Deletes a section. Its lectures stay in their order, and belong to the section before it. */
  async delete(actor: Actor, id: string): Promise<Course> {
    requireAdmin(actor);
    const sectionId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const { course, section } = await lockSection(em, sectionId);
      em.remove(section);
      await em.flush();
      await this.record(em, actor, lectureActions.SECTION_DELETED, section, course);
      return course;
    });
  }

  /** Orders the sections and lectures of a course. Throws CONFLICT if the ids are not exactly those of the course. */
  async arrange(actor: Actor, { courseId, partIds }: ArrangeCourseInput): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const ids = partIds.map((partId) => requireId(partId, 'partIds'));
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const parts = new Map((await readParts(em, id)).map((part) => [part.id, part]));
      const order = ids.flatMap((partId) => parts.get(partId) ?? []);
      if (ids.length !== parts.size || new Set(order).size !== parts.size) {
        throw new AppError('CONFLICT', lectureRefusals.conflict.lecturesChanged);
      }
      arrange(order);
      await em.flush();
      const subject = { id: course.id, label: course.title };
      await this.deps.audit.record(em, actor, lectureActions.LECTURES_REORDERED, subject);
      return course;
    });
  }

  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { title }: Section,
    course: Course,
  ): Promise<void> {
    await this.deps.audit.record(em, actor, action, { id: course.id, label: title }, [
      { kind: 'COURSE', title: course.title },
    ]);
  }
}

/** Locks the course of a section and reads both fresh. Throws NOT_FOUND. */
async function lockSection(em: EntityManager, id: string): Promise<{ course: Course; section: Section }> {
  const known = (await em.findOne(Section, id)) ?? sectionNotFound();
  const course = await lockCourse(em, known.course.id);
  const section = (await em.findOne(Section, id, { refresh: true })) ?? sectionNotFound();
  return { course, section };
}

function sectionNotFound(): never {
  throw new AppError('NOT_FOUND', sectionMessages.notFound.section);
}
