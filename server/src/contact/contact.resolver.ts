import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { ContactMessage, ContactMessageConnection } from './contact-message.entity.ts';
import type { ContactService } from './contact.service.ts';

@InputType({ description: 'A message to the school.' })
export class ContactMessageInput {
  @Field(() => String, { description: 'Name of the sender.' })
  name!: string;

  @Field(() => String, { description: 'Email address for replies.' })
  email!: string;

  @Field(() => String, { description: 'The message, plain text.' })
  message!: string;
}

@ObjectType({ description: 'The result of sending a message.' })
export class SendContactMessagePayload {
  @Field(() => ID, { description: 'Id of the message.' })
  id!: string;
}

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => ContactMessageConnection, { description: 'Messages from the contact form, newest first.' })
  contactMessages(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Arg('isHandled', () => Boolean, {
      nullable: true,
      description: 'True for messages that are done, false for open ones; all if omitted.',
    })
    isHandled: boolean | null | undefined,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<ContactMessage>> {
    return this.contact.list(actor, { isHandled }, first, after);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => ContactMessage, { description: 'A message from the contact form. Errors: NOT_FOUND.' })
  contactMessage(
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ContactMessage> {
    return this.contact.byId(actor, id);
  }

  @Allow(Access.PUBLIC, Area.SCHOOL)
  @Mutation(() => SendContactMessagePayload, {
    description: 'Sends a message to the school. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<SendContactMessagePayload> {
    const { id } = await this.contact.send(input, request.ip ?? '');
    return { id };
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => ContactMessage, {
    description: 'Marks a message as done, or reopens it. Errors: NOT_FOUND.',
  })
  markContactMessage(
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('isHandled', () => Boolean, { description: 'Whether the message is done.' }) isHandled: boolean,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ContactMessage> {
    return this.contact.mark(actor, id, isHandled);
  }
}
