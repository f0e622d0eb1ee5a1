import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { Doctor } from './doctor.ts';
import { Finding } from './finding.ts';

@ObjectType({ description: 'How the school is, and everything that it stands on.' })
export class SchoolHealth {
  @Field(() => Date, { description: 'When it was looked at, UTC.' })
  examinedAt!: Date;

  @Field(() => [Finding], { description: 'What was found, part by part.' })
  findings!: Finding[];
}

@Resolver()
export class DoctorResolver {
  constructor(private readonly doctor: Doctor) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => SchoolHealth, {
    description: 'Looks at everything that the school stands on. It may take twenty seconds.',
  })
  schoolHealth(@Ctx() { actor }: GraphqlContext): Promise<SchoolHealth> {
    return this.doctor.examine(actor);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => [Finding], {
    description: 'Sends whoever asks a mail at once, and tells what the mail server made of it.',
  })
  sendTestMail(@Ctx() { actor }: GraphqlContext): Promise<Finding[]> {
    return this.doctor.sendTestMail(actor);
  }
}
