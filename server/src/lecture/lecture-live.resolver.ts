import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { requireId } from '#server/platform/common/identifier.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { LectureChanges } from './lecture-changes.ts';
import { Lecture } from './lecture.entity.ts';

/** The topic of changes to lectures. An event is the id of a lecture. */
export const LECTURE_CHANGED = 'lectureChanged';

@Resolver()
export class LectureLiveResolver {
  constructor(private readonly changes: LectureChanges) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Subscription(() => Lecture, {
    description:
      'Sends a lecture of one course or of all courses after each change of its video or captions (ADMIN). Uses server-sent events at `/graphql/stream`.',
    topics: LECTURE_CHANGED,
    topicId: ({ args: { courseId } }: { args: { courseId?: string | null } }) =>
      courseId == null ? null : requireId(courseId, 'courseId'),
  })
  lectureChanged(
    @Root() lectureId: string,
    @Arg('courseId', () => ID, { nullable: true, description: 'The course; null for all.' })
    _courseId?: string | null,
  ): Promise<Lecture> {
    return this.changes.lecture(lectureId);
  }
}
