import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { MentorValue } from '#server/school/mentors.ts';
import { Mentor, School } from '#server/school/school.type.ts';
import type { HomeService } from './home.service.ts';
import { SchoolFigures } from './home.type.ts';

/** Adds what the home page shows to the type School. */
@Resolver(() => School)
export class SchoolHomeResolver {
  constructor(private readonly service: HomeService) {}

  @FieldResolver(() => SchoolFigures, { description: 'Figures for the home page.' })
  figures(): Promise<SchoolFigures> {
    return this.service.figures();
  }

  @FieldResolver(() => [Mentor], {
    description:
      'Mentors for the home page: those who teach a published course, and all mentors once the school has described its own. At most 24.',
  })
  teachers(@Root() school: School): Promise<MentorValue[]> {
    return this.service.teachers(school);
  }

  @FieldResolver(() => [Course], {
    description:
      'The published courses that were watched most in this and the previous year, most watched first. At most 8, without courses that fewer than 5 learners started.',
  })
  mostWatched(): Promise<CourseRow[]> {
    return this.service.mostWatched();
  }
}

@Resolver(() => Mentor)
export class MentorCoursesResolver {
  constructor(private readonly service: HomeService) {}

  @FieldResolver(() => Int, {
    description: 'Number of published courses whose instructor has the name of the mentor.',
  })
  numberOfCourses(@Root() { name }: MentorValue): Promise<number> {
    return this.service.numberOfCourses(name);
  }
}
