import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { LoginCookies } from '#server/auth/login-cookies.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow, InArea } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import {
  Declaration,
  DeclarationConnection,
  DeclarationKind,
  DeclarationState,
} from './declaration.entity.ts';
import {
  AcceptDeclarationInput,
  CloseDeclarationInput,
  DeclareCancellationInput,
  DeclareWithdrawalInput,
  ProveDeclarationInput,
} from './declaration.inputs.ts';
import type { Declarations } from './declarations.ts';

@ObjectType({
  description: 'The receipt of a declaration. It is the same whether the address has an account or not.',
})
@InArea(Area.PAYMENTS)
export class DeclarationReceipt {
  @Field(() => ID, { description: 'The reference of the declaration.' })
  id!: string;

  @Field(() => DeclarationKind, { description: 'What was declared.' })
  kind!: DeclarationKind;

  @Field(() => Date, { description: 'When it was received, UTC.' })
  receivedAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the caller was logged in. Otherwise the mailed link proves the declaration.',
  })
  isProven!: boolean;
}

@ObjectType({ description: 'The result of a cancellation.' })
export class DeclareCancellationPayload {
  @Field(() => DeclarationReceipt, { description: 'The receipt.' })
  receipt!: DeclarationReceipt;
}

@ObjectType({ description: 'The result of a withdrawal.' })
export class DeclareWithdrawalPayload {
  @Field(() => DeclarationReceipt, { description: 'The receipt.' })
  receipt!: DeclarationReceipt;
}

@ObjectType({ description: 'The result of proving a declaration.' })
export class ProveDeclarationPayload {
  @Field(() => DeclarationReceipt, { description: 'The receipt.' })
  receipt!: DeclarationReceipt;
}

@ObjectType({ description: 'The result of accepting a declaration.' })
export class AcceptDeclarationPayload {
  @Field(() => Declaration, { description: 'The declaration.' })
  declaration!: Declaration;
}

@ObjectType({ description: 'The result of closing a declaration.' })
export class CloseDeclarationPayload {
  @Field(() => Declaration, { description: 'The declaration.' })
  declaration!: Declaration;
}

@Resolver()
export class DeclarationResolver {
  constructor(
    private readonly service: Declarations,
    private readonly cookies: LoginCookies,
  ) {}

  @Allow(Access.PUBLIC, Area.PAYMENTS, { refusesTokens: true })
  @Mutation(() => DeclareCancellationPayload, {
    description:
      'Cancels a contract without a login. It takes effect from receipt, and is confirmed by email. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  async declareCancellation(
    @Arg('input', () => DeclareCancellationInput, { description: 'The cancellation.' })
    input: DeclareCancellationInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<DeclareCancellationPayload> {
    const caller = this.cookies.callerOf(actor, request);
    return { receipt: receiptOf(await this.service.declare('CANCELLATION', input, caller)) };
  }

  @Allow(Access.PUBLIC, Area.PAYMENTS, { refusesTokens: true })
  @Mutation(() => DeclareWithdrawalPayload, {
    description:
      'Withdraws from a contract without a login. It takes effect from receipt, and is confirmed by email. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  async declareWithdrawal(
    @Arg('input', () => DeclareWithdrawalInput, { description: 'The withdrawal.' })
    input: DeclareWithdrawalInput,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<DeclareWithdrawalPayload> {
    const caller = this.cookies.callerOf(actor, request);
    return { receipt: receiptOf(await this.service.declare('WITHDRAWAL', input, caller)) };
  }

  @Allow(Access.PUBLIC, Area.PAYMENTS, { refusesTokens: true })
  @Mutation(() => ProveDeclarationPayload, {
    description:
      'Proves a declaration by the token of an email, so that it is carried out. Errors: BAD_USER_INPUT; the field is `token` when the token is unknown or expired.',
  })
  async proveDeclaration(
    @Arg('input', () => ProveDeclarationInput, { description: 'The token.' }) {
      token,
    }: ProveDeclarationInput,
  ): Promise<ProveDeclarationPayload> {
    return { receipt: receiptOf(await this.service.prove(token)) };
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => DeclarationConnection, {
    description: 'Cancellations and withdrawals from the public pages, newest first.',
  })
  declarations(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Arg('state', () => DeclarationState, { nullable: true, description: 'Only those in this state.' })
    state: DeclarationState | null | undefined,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Declaration>> {
    return this.service.list(actor, { state }, { first, after });
  }

  @Allow(Access.USER, Area.PAYMENTS)
  @Query(() => DeclarationConnection, {
    description: "The caller's own cancellations and withdrawals from the public pages, newest first.",
  })
  myDeclarations(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Declaration>> {
    return this.service.listOwn(actor, page);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Mutation(() => AcceptDeclarationPayload, {
    description:
      'Carries a declaration out without the mailed proof. Errors: NOT_FOUND, also when no account has its address, CONFLICT when it is closed.',
  })
  async acceptDeclaration(
    @Arg('input', () => AcceptDeclarationInput, { description: 'The declaration.' })
    { id }: AcceptDeclarationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<AcceptDeclarationPayload> {
    return { declaration: await this.service.accept(actor, id) };
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Mutation(() => CloseDeclarationPayload, {
    description:
      'Closes a declaration that was carried out by hand or is refused, and emails the note to the person. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT when it is closed.',
  })
  async closeDeclaration(
    @Arg('input', () => CloseDeclarationInput, { description: 'How to close it.' })
    { id, isRefused, note }: CloseDeclarationInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CloseDeclarationPayload> {
    return { declaration: await this.service.close(actor, id, { isRefused, note }) };
  }
}

@Resolver(() => Declaration)
export class DeclarationUserResolver {
  constructor(private readonly users: UserService) {}

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The account that it is about; null while none is known and after its deletion.',
  })
  async user(@Root() { user }: Declaration, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return user ? load(this.users.byIds, user.id) : null;
  }
}

function receiptOf({ id, kind, createdAt, provenAt }: Declaration): DeclarationReceipt {
  return { id, kind, receivedAt: createdAt, isProven: provenAt != null };
}
