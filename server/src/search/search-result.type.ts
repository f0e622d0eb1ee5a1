import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { connectionType, type Page } from '#server/platform/common/pagination.ts';
import type { CategoryCount } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { LectureHit } from './lecture-hit.type.ts';

@ObjectType({ description: 'A course that was found, or a lecture.' })
@InArea(Area.COURSES)
export class SearchResult {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  /** Of the course, or of that of the lecture. */
  courseId!: string;

  /** The course; null for a lecture, whose course is looked up when somebody asks. */
  foundCourse!: CourseRow | null;

  @Field(() => Lecture, { nullable: true, description: 'The lecture; null for a course.' })
  lecture!: LectureRow | null;

  @Field(() => [LectureHit], { description: 'Where in the lecture it was found; empty for a course.' })
  places!: LectureHit[];
}

export const SearchResultConnection = connectionType('SearchResult', () => SearchResult);

/** A page of what a search found, with what is told of all of it. */
export interface FoundPage extends Page<SearchResult> {
  courseCount: number;
  lectureCount: number;
  categories: CategoryCount[];
}
