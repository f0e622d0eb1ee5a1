import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { ContactMessage } from './contact-message.entity.ts';
import type { ContactReplies, ReplyRow } from './contact-replies.service.ts';
import { ContactReply, ContactReplyConnection } from './contact-reply.entity.ts';

/** Replies to messages. Only admins can read messages, so these fields need no check of their own. */
@Resolver(() => ContactMessage)
export class ContactRepliesResolver {
  constructor(private readonly service: ContactReplies) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => ContactMessage, {
    description: 'Replies to a message by email and marks it as done. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  replyToContactMessage(
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('text', () => String, { description: 'The reply, plain text.' }) text: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ContactMessage> {
    return this.service.reply(actor, id, { text });
  }

  @FieldResolver(() => ContactReplyConnection, { description: 'Replies, oldest first.' })
  replies(
    @Root() { id: messageId }: ContactMessage,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { load }: GraphqlContext,
  ): Promise<Page<ReplyRow>> {
    return load(this.service.ofMessages, { messageId, page });
  }
}

@Resolver(() => ContactReply)
export class ContactReplyAuthorResolver {
  constructor(private readonly users: UserService) {}

  @FieldResolver(() => User, { nullable: true, description: 'Author; null if the account is deleted.' })
  async author(@Root() { authorId }: ReplyRow, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return authorId === null ? null : load(this.users.byIds, authorId);
  }
}
