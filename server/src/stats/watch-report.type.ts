import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/platform/common/pagination.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

@ObjectType({ description: 'Watch time of a year, UTC.' })
export class WatchYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Float, { description: 'Total, in seconds.' })
  seconds!: number;

  @Field(() => [Float], { description: 'By month, January to December, in seconds.' })
  months!: number[];
}

@ObjectType({
  description: 'Watch time of lectures. Updated every hour.',
})
export class WatchReport {
  @Field(() => [Int], { description: 'Available years, newest first.' })
  years!: number[];

  @Field(() => WatchYear, { description: 'The requested year.' })
  year!: WatchYear;

  @Field(() => WatchYear, { description: 'The year before, for comparison.' })
  yearBefore!: WatchYear;
}

@ObjectType({ description: 'A course that learners watched, started or completed in a year, UTC.' })
export class WatchedCourse {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;

  @Field(() => Float, { description: 'Watch time in the year, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'The same of the year before.' })
  secondsYearBefore!: number;

  @Field(() => Int, { description: 'Learners who started the course in the year.' })
  begun!: number;

  @Field(() => Int, { description: 'The same of the year before.' })
  begunYearBefore!: number;

  @Field(() => Int, { description: 'Learners who completed the course for the first time in the year.' })
  finished!: number;

  @Field(() => Int, { description: 'The same of the year before.' })
  finishedYearBefore!: number;

  @Field(() => Int, { description: 'Learners who have ever started the course.' })
  begunEver!: number;

  @Field(() => Int, {
    description: 'Of these, learners who have ever completed all lectures that the course had at the time.',
  })
  finishedEver!: number;

  @Field(() => Int, {
    description: 'Learners who started the course by the end of the year before.',
  })
  begunUntilYearBefore!: number;

  @Field(() => Int, { description: 'Of these, learners who completed it by then.' })
  finishedUntilYearBefore!: number;
}

@ObjectType({ description: 'An entry of a list with its cursor.' })
export class WatchedCourseEdge {
  @Field(() => String, { description: 'Cursor of this entry, to pass as `after`.' })
  cursor!: string;

  @Field(() => WatchedCourse, { description: 'The entry itself.' })
  node!: WatchedCourse;
}

@ObjectType({ description: 'A page of the courses of a year, most watched first.' })
export class WatchedCourseConnection {
  @Field(() => [WatchedCourseEdge], { description: 'The entries of this page with their cursors.' })
  edges!: WatchedCourseEdge[];

  @Field(() => [WatchedCourse], { description: 'The entries of this page.' })
  nodes!: WatchedCourse[];

  @Field(() => PageInfo, { description: 'Whether and where the list continues.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A lecture that learners watched in a year, UTC.' })
export class WatchedLecture {
  @Field(() => Lecture, { description: 'The lecture.' })
  lecture!: Lecture;

  @Field(() => Float, { description: 'Watch time in the year, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'The same of the year before.' })
  secondsYearBefore!: number;
}

@ObjectType({ description: 'An entry of a list with its cursor.' })
export class WatchedLectureEdge {
  @Field(() => String, { description: 'Cursor of this entry, to pass as `after`.' })
  cursor!: string;

  @Field(() => WatchedLecture, { description: 'The entry itself.' })
  node!: WatchedLecture;
}

@ObjectType({ description: 'A page of the lectures of a year, most watched first.' })
export class WatchedLectureConnection {
  @Field(() => [WatchedLectureEdge], { description: 'The entries of this page with their cursors.' })
  edges!: WatchedLectureEdge[];

  @Field(() => [WatchedLecture], { description: 'The entries of this page.' })
  nodes!: WatchedLecture[];

  @Field(() => PageInfo, { description: 'Whether and where the list continues.' })
  pageInfo!: PageInfo;
}
