import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access, Allow } from '#server/graphql/access.ts';
import { Image } from '#server/common/image.type.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { Storage } from '#server/storage/storage.ts';
import { User } from './user.entity.ts';
import type { UserService } from './user.service.ts';

@Resolver(() => User)
export class UserResolver {
  constructor(
    private readonly users: UserService,
    private readonly storage: Storage,
  ) {}

  @Allow(Access.PUBLIC)
  @Query(() => User, { nullable: true, description: 'The person who is logged in, null for a visitor.' })
  me(@Ctx() { actor }: GraphqlContext): Promise<User | null> {
    return this.users.me(actor);
  }

  @FieldResolver(() => Image, { description: 'Portrait, square.' })
  avatar(@Root() user: User): Image {
    return { url: this.storage.publicUrl(user.avatarKey), width: 512, height: 512 };
  }
}
