import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { Doctor } from './doctor.ts';
import { Finding } from './finding.ts';

@ObjectType({ description: 'The health of the school and of the services that it depends on.' })
export class SchoolHealth {
  @Field(() => Date, { description: 'When the checks finished, UTC.' })
  examinedAt!: Date;

  @Field(() => [Finding], { description: 'Findings, part by part.' })
  findings!: Finding[];
}

@Resolver()
export class DoctorResolver {
  constructor(private readonly doctor: Doctor) {}

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => SchoolHealth, {
    description: 'Checks the services and settings that the school depends on. It can take 20 seconds.',
  })
  schoolHealth(@Ctx() { actor }: GraphqlContext): Promise<SchoolHealth> {
    return this.doctor.examine(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => [Finding], {
    description: 'Sends the caller a test mail, and returns the response of the mail server.',
  })
  sendTestMail(@Ctx() { actor }: GraphqlContext): Promise<Finding[]> {
    return this.doctor.sendTestMail(actor);
  }
}
