import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { connectionType, type Page } from '#server/platform/common/pagination.ts';
import type { CategoryCount } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { LectureHit } from './lecture-hit.type.ts';

@ObjectType({ description: 'A course or lecture found by a search.' })
@InArea(Area.COURSES)
export class SearchResult {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  /** The id of the course, or of the lecture's course. */
  courseId!: string;

  /** The course. Null for a lecture, whose course is loaded on demand. */
  foundCourse!: CourseRow | null;

  @Field(() => Lecture, {
    nullable: true,
    description: 'The lecture; null for a course.',
    deprecationReason: 'Use `found`.',
  })
  lecture!: LectureRow | null;

  @Field(() => [LectureHit], { description: 'The hits in the lecture. Empty for a course.' })
  places!: LectureHit[];
}

export const SearchResultConnection = connectionType('SearchResult', () => SearchResult);

/** A page of search results, with counts of all results. */
export interface FoundPage extends Page<SearchResult> {
  courseCount: number;
  lectureCount: number;
  categories: CategoryCount[];
}
