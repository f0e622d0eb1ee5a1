import { Text } from '@chakra-ui/react';
import { patterns } from '#shared/paths.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { useCourseToGoOnWithQuery } from '#client/gql/graphql.ts';
import { matchPage } from '#client/routing/match-page.ts';

/** Names the course or lecture from which the user came to subscribe; renders nothing for other pages. */
export function GoesOnTo({ path }: { path: string | null }) {
  const place = path && (matchPage(patterns.lectures, path) ?? matchPage(patterns.course, path));
  const { slug, lectureId }: { slug?: string; lectureId?: string } = place ? place.params : {};
  const { data } = useCourseToGoOnWithQuery({ variables: { slug: slug ?? '' }, skip: slug === undefined });
  if (!data) return null;
  const { title, lectures } = data.course;
  const lecture = lectures.find(({ id }) => id === lectureId);
  return (
    <Text>
      <RichText
        text={checkoutTexts.goesOnTo({ title: lecture?.title ?? title })}
        tags={{
          title: (content) => (
            <Text as="span" fontWeight="semibold" dir="auto">
              {content}
            </Text>
          ),
        }}
      />
    </Text>
  );
}
