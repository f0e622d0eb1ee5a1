import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { LegalPageName } from '#shared/legal.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LegalDrafts } from './legal-drafts.ts';
import { LegalPage, LegalPageNames, legalPageOf, legalPagesOf } from './legal-page.ts';
import { renderMarkdown } from './markdown.ts';
import { School } from './school.type.ts';

/** Adds legal pages to the type School. */
@Resolver(() => School)
export class SchoolLegalPagesResolver {
  @FieldResolver(() => [LegalPage], { description: 'Legal pages that have a text.' })
  legalPages(@Root() school: School): LegalPage[] {
    return legalPagesOf(school);
  }

  @FieldResolver(() => LegalPage, {
    nullable: true,
    description: 'A legal page; null if it has no text.',
  })
  legalPage(
    @Arg('name', () => LegalPageNames, { description: 'The legal page.' }) name: LegalPageName,
    @Root() school: School,
  ): LegalPage | null {
    return legalPageOf(school, name);
  }
}

@Resolver(() => LegalPage)
export class LegalPageResolver {
  @FieldResolver(() => String, { description: 'The text as HTML that is safe to show.' })
  html(@Root() { text }: LegalPage): Promise<string> {
    return renderMarkdown(text);
  }
}

@Resolver()
export class LegalDraftResolver {
  constructor(private readonly drafts: LegalDrafts) {}

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => String, {
    description:
      'A draft of a legal page, in Markdown, with `[[placeholders]]` for what only the school knows. Errors: BAD_USER_INPUT.',
  })
  legalDraft(
    @Arg('name', () => LegalPageNames, { description: 'The legal page.' }) name: LegalPageName,
    @Arg('language', () => String, { description: 'Language of the draft (BCP 47).' }) language: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<string> {
    return this.drafts.read(actor, name, language);
  }
}
