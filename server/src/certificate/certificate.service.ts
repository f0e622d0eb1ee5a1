import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccessService } from '#server/access/access.service.ts';
import { certificateMessages } from '#shared/certificate.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { addressKey, type RateLimit } from '#server/platform/common/rate-limit.ts';
import { courseNotFound } from '#server/course/course-lock.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { whereShown } from '#server/lecture/lecture-rows.ts';
import { User } from '#server/user/user.entity.ts';
import type { CourseOfUser } from '#server/progress/course-progress.service.ts';
import { LectureProgress } from '#server/progress/lecture-progress.entity.ts';
import { newCertificateCode, readCertificateCode } from './certificate-code.ts';
import { Certificate } from './certificate.entity.ts';
import { readCertificates, type CertificateRow } from './certificate-rows.ts';

/** Limits requests for unknown codes per network address. */
export const CERTIFICATE_LIMIT = { name: 'certificate', points: 30, seconds: 15 * 60 };

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  courses: CourseService;
  access: AccessService;
  limit: RateLimit;
}

/** Certificates of completed courses. An issued certificate stays valid when its course changes. */
export class CertificateService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Issues the certificate of a course once. Later calls return the same certificate. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN
   * if the caller may not watch the course, and CONFLICT if it is a draft, empty or not completed.
   */
  async issue(actor: Actor, courseId: string): Promise<Certificate> {
    const { userId } = requireUser(actor);
    const id = requireId(courseId, 'courseId');
    const issued = await this.of(userId, id);
    if (issued) return issued;
    const course = await this.deps.courses.byId(actor, id);
    const completedAt = await this.completion(actor, userId, course);
    const { fullName } = await this.deps.em.findOneOrFail(User, userId);
    await this.deps.em
      .createQueryBuilder(Certificate)
      .insert({
        id: newId(),
        createdAt: new Date(),
        code: newCertificateCode(),
        user: userId,
        course: id,
        fullName,
        courseTitle: course.title,
        instructor: course.instructor,
        duration: course.duration,
        completedAt,
      })
      .onConflict(['user', 'course'])
      .ignore()
      .execute();
    return (await this.of(userId, id)) ?? courseNotFound();
  }

  /**
   * Returns the certificate with a typed code, without access checks. Throws NOT_FOUND, and TOO_MANY_REQUESTS after too many unknown
   * codes from a network address.
   */
  async byCode(text: string, address: string): Promise<Certificate> {
    // Counts the request before the lookup, so that parallel guesses cannot exceed the limit.
    await this.deps.limit.count(addressKey(address));
    const code = readCertificateCode(text);
    const certificate = code && (await this.deps.em.findOne(Certificate, { code }));
    if (!certificate) throw new AppError('NOT_FOUND', certificateMessages.notFound.certificate);
    await this.deps.limit.takeBack(addressKey(address));
    return certificate;
  }

  /** Batch for resolvers: the certificate of each pair of user and course, null where there is none. */
  readonly ofCourses = (wanted: readonly CourseOfUser[]): Promise<(CertificateRow | null)[]> =>
    readCertificates(this.deps.statements, wanted);

  /** Batch for resolvers: the certificates of each user, newest first. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<Certificate[][]> => {
    const user = { $in: [...userIds] };
    const rows = await this.deps.em.find(Certificate, { user }, { orderBy: { id: 'desc' } });
    const byUser = Map.groupBy(rows, (row) => row.user.id);
    return userIds.map((id) => byUser.get(id) ?? []);
  };

  private of(userId: string, courseId: string): Promise<Certificate | null> {
    return this.deps.em.findOne(Certificate, { user: userId, course: courseId });
  }

  /** Returns when the last lecture of a course was completed. Throws FORBIDDEN or CONFLICT if there is nothing to certify. */
  private async completion(actor: Actor, userId: string, course: CourseRow): Promise<Date> {
    const lectures = await this.deps.em.find(Lecture, { course: course.id, ...whereShown });
    await this.deps.access.requireWatch(actor, lectures);
    const done = await this.deps.em.find(LectureProgress, {
      user: userId,
      lecture: { $in: lectures.map(({ id }) => id) },
      doneAt: { $ne: null },
    });
    if (!course.publishedAt || lectures.length === 0 || done.length < lectures.length) {
      throw new AppError('CONFLICT', certificateMessages.conflict.courseNotCompleted);
    }
    return new Date(Math.max(...done.map(({ doneAt }) => doneAt?.getTime() ?? 0)));
  }
}
