import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { sectionOf, type SectionRow } from './section-rows.ts';
import { Section } from './section.entity.ts';
import { ArrangeCourseInput, CreateSectionInput, UpdateSectionInput } from './section.inputs.ts';
import type { SectionService } from './section.service.ts';

@Resolver(() => Section)
export class SectionResolver {
  constructor(private readonly sections: SectionService) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description: 'Creates a section in a course. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  createSection(
    @Arg('input', () => CreateSectionInput, { description: 'The new section.' }) input: CreateSectionInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.sections.create(actor, input);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Section, { description: 'Edits a section. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.' })
  updateSection(
    @Arg('input', () => UpdateSectionInput, { description: 'The edit.' }) input: UpdateSectionInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Section> {
    return this.sections.update(actor, input);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Deletes a section. Its lectures stay in the course, in the section before it. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  deleteSection(
    @Arg('id', () => ID, { description: 'The section.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.sections.delete(actor, id);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Orders the sections and lectures of a course. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT if the ids are not exactly those of the course.',
  })
  arrangeCourse(
    @Arg('input', () => ArrangeCourseInput, { description: 'The new order.' }) input: ArrangeCourseInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.sections.arrange(actor, input);
  }
}

/** The field that sections add to the type Course. */
@Resolver(() => Course)
export class CourseSectionsResolver {
  constructor(private readonly service: SectionService) {}

  @FieldResolver(() => [Section], {
    description: 'Its sections, in teaching order. Only admins see sections without published lectures.',
  })
  sections(@Root() course: CourseRow, @Ctx() { actor, load }: GraphqlContext): Promise<SectionRow[]> {
    return load(this.service.visibleTo(actor), course.id);
  }
}

/** The field that sections add to the type Lecture. */
@Resolver(() => Lecture)
export class LectureSectionResolver {
  constructor(private readonly sections: SectionService) {}

  @FieldResolver(() => Section, {
    nullable: true,
    description: 'The section it belongs to; null before the first section of its course.',
  })
  async section(
    @Root() lecture: LectureRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<SectionRow | null> {
    const sections = await load(this.sections.visibleTo(actor), lecture.course.id);
    return sectionOf(lecture, sections);
  }
}
