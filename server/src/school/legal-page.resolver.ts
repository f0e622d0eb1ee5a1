import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LegalPageName } from '#shared/legal.ts';
import { LegalPage, LegalPageNames, legalPageOf, legalPagesOf } from './legal-page.ts';
import { renderMarkdown } from './markdown.ts';
import { School } from './school.type.ts';

/** What legal pages add to the type School. */
@Resolver(() => School)
export class SchoolLegalPagesResolver {
  @FieldResolver(() => [LegalPage], { description: 'Its legal pages, as far as they are written.' })
  legalPages(@Root() school: School): LegalPage[] {
    return legalPagesOf(school);
  }

  @FieldResolver(() => LegalPage, {
    nullable: true,
    description: 'One of its legal pages; null for one that is not written.',
  })
  legalPage(
    @Arg('name', () => LegalPageNames, { description: 'Which one.' }) name: LegalPageName,
    @Root() school: School,
  ): LegalPage | null {
    return legalPageOf(school, name);
  }
}

@Resolver(() => LegalPage)
export class LegalPageResolver {
  @FieldResolver(() => String, { description: 'What it says, as HTML that is safe to show.' })
  html(@Root() { text }: LegalPage): Promise<string> {
    return renderMarkdown(text);
  }
}
