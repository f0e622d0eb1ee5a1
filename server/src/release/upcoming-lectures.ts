import type { CourseRow } from '#server/course/course-rows.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { AWAITED_BY_USERS, NOTICES_OF_USERS, UPCOMING_BY_ID, UPCOMING_OF_COURSES } from './release-rows.ts';
import type { SetReleaseNoticeInput, UpcomingLecture } from './upcoming-lecture.type.ts';

/** A user and a lecture, the key of a batch. */
export interface LectureOfUser {
  userId: string;
  lectureId: string;
}

const ADD = statement(
  `insert into release_notices (id, created_at, user_id, lecture_id) values ($1, now(), $2, $3)
   on conflict (user_id, lecture_id) do nothing`,
);
const REMOVE = statement('delete from release_notices where user_id = $1 and lecture_id = $2');

interface Dependencies {
  statements: Statements;
  /** Cached upcoming lectures, by course id. */
  kept: Kept<UpcomingLecture[]>;
}

/** Lectures with a date of publishing, and the people who get an email then. */
export class UpcomingLectures {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the upcoming lectures of each course, the next one first. */
  readonly ofCourses = (courseIds: readonly CourseRow['id'][]): Promise<UpcomingLecture[][]> =>
    this.deps.kept.readAll(courseIds, this.read);

  /** Batch for resolvers: whether the user gets an email when the lecture is published. */
  readonly willNotify = async (wanted: readonly LectureOfUser[]): Promise<boolean[]> => {
    const rows = await this.deps.statements.all(NOTICES_OF_USERS, {
      userIds: [...new Set(wanted.map(({ userId }) => userId))],
      lectureIds: wanted.map(({ lectureId }) => lectureId),
    });
    const key = ({ userId, lectureId }: LectureOfUser) => `${userId} ${lectureId}`;
    const noticed = new Set(rows.map((row) => key(row)));
    return wanted.map((one) => noticed.has(key(one)));
  };

  /** Batch for resolvers: the upcoming lectures about which each user will get an email, the next one first. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<UpcomingLecture[][]> => {
    const rows = await this.deps.statements.all(AWAITED_BY_USERS, { userIds });
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return userIds.map((id) => (byUser.get(id) ?? []).map(toUpcoming));
  };

  /**
   * Sets whether the user gets an email when a lecture is published. Throws UNAUTHENTICATED, BAD_USER_INPUT, and NOT_FOUND if it is no
   * upcoming lecture of a published course.
   */
  async setNotice(actor: Actor, { lectureId, willNotify }: SetReleaseNoticeInput): Promise<UpcomingLecture> {
    const { userId } = requireUser(actor);
    const id = requireId(lectureId, 'lectureId');
    const { statements } = this.deps;
    const lecture = (await statements.first(UPCOMING_BY_ID, { id })) ?? lectureNotFound();
    if (willNotify) await statements.all(ADD, [newId(), userId, id]);
    else await statements.all(REMOVE, [userId, id]);
    return toUpcoming(lecture);
  }

  private readonly read = async (courseIds: readonly string[]): Promise<UpcomingLecture[][]> => {
    const rows = await this.deps.statements.all(UPCOMING_OF_COURSES, { courseIds });
    const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
    return courseIds.map((id) => (byCourse.get(id) ?? []).map(toUpcoming));
  };
}

/** `isUpcoming` makes sure that there is a time. */
const toUpcoming = ({
  id,
  title,
  publishAt,
}: Omit<UpcomingLecture, 'publishAt'> & { publishAt: Date | null }) => ({
  id,
  title,
  publishAt: publishAt as Date,
});
