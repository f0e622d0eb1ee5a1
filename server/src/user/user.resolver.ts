import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import { requireUser } from '#server/platform/common/actor.ts';
import { Image } from '#server/platform/common/image.type.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { writeLanguageCookie } from '#server/platform/http/language-cookie.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { UserRow } from './user-rows.ts';
import { User } from './user.entity.ts';
import { UpdateProfileInput } from './user.inputs.ts';
import type { UserService } from './user.service.ts';

@Resolver(() => User)
export class UserResolver {
  constructor(
    private readonly users: UserService,
    private readonly storage: Storage,
    private readonly publicUrl: string,
  ) {}

  @Allow(Access.PUBLIC, Area.ACCOUNT)
  @Query(() => User, { nullable: true, description: 'The logged-in user; null for a visitor.' })
  me(@Ctx() { actor }: GraphqlContext): Promise<UserRow | null> {
    return this.users.me(actor);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => User, {
    description:
      'Changes name and picture. Errors: BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS.',
  })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The new name and picture.' })
    { avatar, ...fields }: UpdateProfileInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    const { userId } = requireUser(actor);
    return this.users.updateProfile(actor, userId, fields, () => avatar.open());
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => User, {
    description:
      "Sets the caller's language for the website and for mails. Errors: BAD_USER_INPUT for an unsupported language, TOO_MANY_REQUESTS.",
  })
  async setLanguage(
    @Arg('language', () => String, {
      nullable: true,
      description: "Language tag (BCP 47) such as `de`; null to use the browser's language.",
    })
    language: string | null,
    @Ctx() { actor, response }: GraphqlContext,
  ): Promise<User> {
    const user = await this.users.setLanguage(actor, language);
    if (actor?.via.kind === 'session') writeLanguageCookie(response, this.publicUrl, user.language ?? null);
    return user;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The user's chosen language as a tag (BCP 47); null if none was chosen.",
  })
  language(@Root() { language }: UserRow): string | null {
    return language ?? null;
  }

  @FieldResolver(() => Date, {
    description:
      'When the account last changed, UTC: name, address, role, language, portrait and settings. Logins, new passwords, payments and watched lectures do not change it.',
  })
  async updatedAt(
    @Root() user: UserRow,
    @Ctx() { load }: GraphqlContext,
    @Info() { operation }: GraphQLResolveInfo,
  ): Promise<Date> {
    // A mutation returns the user as it was loaded, before the database wrote the time.
    const isOld = operation.operation === OperationTypeNode.MUTATION;
    return (isOld ? await load(this.users.rowsOf, user.id) : user).updatedAt;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user has opened the link that verifies the address.',
  })
  isEmailVerified(@Root() { emailVerifiedAt }: UserRow): boolean {
    return Boolean(emailVerifiedAt);
  }

  @FieldResolver(() => Image, { description: 'Portrait, square.' })
  avatar(@Root() user: UserRow): Image {
    return { url: this.storage.publicUrl(user.avatarKey), width: 512, height: 512 };
  }
}
