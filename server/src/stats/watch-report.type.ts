import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#server/platform/common/pagination.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

@ObjectType({ description: 'How long was watched in a year, UTC.' })
export class WatchYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Float, { description: 'In all, in seconds.' })
  seconds!: number;

  @Field(() => [Float], { description: 'By month, January to December, in seconds.' })
  months!: number[];
}

@ObjectType({
  description: 'How long lectures are watched. Brought up to date every hour.',
})
export class WatchReport {
  @Field(() => [Int], { description: 'Years that can be asked for, newest first.' })
  years!: number[];

  @Field(() => WatchYear, { description: 'The year that was asked for.' })
  year!: WatchYear;

  @Field(() => WatchYear, { description: 'The year before it, to compare with.' })
  yearBefore!: WatchYear;
}

@ObjectType({ description: 'A course that people watched, began or finished in a year, UTC.' })
export class WatchedCourse {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;

  @Field(() => Float, { description: 'How long it was watched in the year, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'The same of the year before.' })
  secondsYearBefore!: number;

  @Field(() => Int, { description: 'People who opened a first lecture of it in the year.' })
  begun!: number;

  @Field(() => Int, { description: 'The same of the year before.' })
  begunYearBefore!: number;

  @Field(() => Int, { description: 'People who had done all its lectures for the first time in the year.' })
  finished!: number;

  @Field(() => Int, { description: 'The same of the year before.' })
  finishedYearBefore!: number;

  @Field(() => Int, { description: 'People who ever opened a lecture of it.' })
  begunEver!: number;

  @Field(() => Int, { description: 'Those of them who had once done all lectures that it had then.' })
  finishedEver!: number;

  @Field(() => Int, {
    description: 'People who had opened a lecture of it until the end of the year before.',
  })
  begunUntilYearBefore!: number;

  @Field(() => Int, { description: 'Those of them who had finished it until then.' })
  finishedUntilYearBefore!: number;
}

@ObjectType({ description: 'An entry of a list and its place in it.' })
export class WatchedCourseEdge {
  @Field(() => String, { description: 'Place of this entry, to pass as `after`.' })
  cursor!: string;

  @Field(() => WatchedCourse, { description: 'The entry itself.' })
  node!: WatchedCourse;
}

@ObjectType({ description: 'A page of the courses of a year, those that were watched longest first.' })
export class WatchedCourseConnection {
  @Field(() => [WatchedCourseEdge], { description: 'The entries of this page with their cursors.' })
  edges!: WatchedCourseEdge[];

  @Field(() => [WatchedCourse], { description: 'The entries of this page.' })
  nodes!: WatchedCourse[];

  @Field(() => PageInfo, { description: 'How to go on.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A lecture that people watched in a year, UTC.' })
export class WatchedLecture {
  @Field(() => Lecture, { description: 'The lecture.' })
  lecture!: Lecture;

  @Field(() => Float, { description: 'How long it was watched in the year, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'The same of the year before.' })
  secondsYearBefore!: number;
}

@ObjectType({ description: 'An entry of a list and its place in it.' })
export class WatchedLectureEdge {
  @Field(() => String, { description: 'Place of this entry, to pass as `after`.' })
  cursor!: string;

  @Field(() => WatchedLecture, { description: 'The entry itself.' })
  node!: WatchedLecture;
}

@ObjectType({ description: 'A page of the lectures of a year, those that were watched longest first.' })
export class WatchedLectureConnection {
  @Field(() => [WatchedLectureEdge], { description: 'The entries of this page with their cursors.' })
  edges!: WatchedLectureEdge[];

  @Field(() => [WatchedLecture], { description: 'The entries of this page.' })
  nodes!: WatchedLecture[];

  @Field(() => PageInfo, { description: 'How to go on.' })
  pageInfo!: PageInfo;
}
