import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { CourseRefusalReason } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { courseListTexts } from '#shared/texts/course-list.ts';

/** A course that a change of several courses left as it was. */
export interface RefusedCourse {
  id: string;
  slug: string;
  title: string;
  reason: CourseRefusalReason;
}

/** The courses that were not changed, each with the reason and a link to its form. */
export function RefusedCourses({
  courses,
  onDismiss,
}: {
  courses: readonly RefusedCourse[];
  onDismiss: () => void;
}) {
  const { refused: texts } = courseListTexts;
  return (
    <Flex
      role="alert"
      align="start"
      justify="space-between"
      gap="3"
      padding="4"
      bg="bg.raised"
      border="line"
      borderColor="border.control"
      borderRadius="card"
      textStyle="sm"
    >
      <Stack gap="2" minWidth="0">
        <Text fontWeight="semibold">{texts.title({ count: courses.length })}</Text>
        <chakra.ul paddingInlineStart="5" listStyleType="disc">
          {courses.map(({ id, slug, title, reason }) => (
            <li key={id}>
              <TextLink to={paths.editCourse(slug)}>{title}</TextLink>{' '}
              <chakra.span color="fg.muted">{texts[reason]}</chakra.span>
            </li>
          ))}
        </chakra.ul>
      </Stack>
      <Button variant="ghost" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </Flex>
  );
}
