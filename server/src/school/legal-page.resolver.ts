import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LegalPageName } from '#shared/legal.ts';
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
