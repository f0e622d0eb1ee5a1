import { useParams } from 'react-router-dom';
import { useSchoolPageQuery } from '#client/gql/graphql.ts';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { Page } from '#client/ui/page.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { useSchool } from '#client/graphql/use-school.ts';
import { messages } from '#shared/messages.ts';

/** A free page of the school. */
export function SchoolPage() {
  const { slug = '' } = useParams();
  const query = useSchoolPageQuery({ variables: { slug } });
  const link = useSchool()?.pages.find((page) => page.slug === slug);
  const page = query.data?.school.page;
  if (query.data && !page) return <NotFoundPage />;
  return (
    <Page title={page?.title ?? link?.title ?? ''}>
      {page ? (
        <Prose html={page.html} />
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="72" />
      )}
    </Page>
  );
}
