import { Box, Flex, Text } from '@chakra-ui/react';
import { patterns } from '#shared/paths.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { useCourseToGoOnWithQuery } from '#client/gql/graphql.ts';
import { matchPage } from '#client/routing/match-page.ts';

/** Shows the course or lecture from which the user came to subscribe; renders nothing for other pages. */
export function GoesOnTo({ path }: { path: string | null }) {
  const place = path && (matchPage(patterns.lectures, path) ?? matchPage(patterns.course, path));
  const { slug, lectureId }: { slug?: string; lectureId?: string } = place ? place.params : {};
  const { data, loading } = useCourseToGoOnWithQuery({
    variables: { slug: slug ?? '' },
    skip: slug === undefined,
  });
  if (!data && !loading) return null;
  const course = data?.course;
  const lecture = course?.lectures.find(({ id }) => id === lectureId);
  return (
    // The place is reserved while the course loads.
    <Flex gap="4" align="center" minHeight={{ base: '4.5rem', md: '16' }}>
      {course && (
        <>
          <Box flexShrink="0" width={{ base: '6rem', md: '7rem' }} borderRadius="card" overflow="hidden">
            <CourseThumbnail image={course.thumbnail} place="row" />
          </Box>
          <Text minWidth="0" textStyle={{ base: 'sm', md: 'md' }}>
            <RichText
              text={checkoutTexts.goesOnTo({ title: lecture?.title ?? course.title })}
              tags={{
                title: (content) => (
                  <Text as="span" fontWeight="semibold" dir="auto">
                    {content}
                  </Text>
                ),
              }}
            />
          </Text>
        </>
      )}
    </Flex>
  );
}
