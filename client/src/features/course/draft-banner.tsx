import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { usePublishCheck } from './use-publish-check.tsx';
import { usePublishCourse } from './use-publish-course.ts';

type Course = CourseQuery['course'];

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a course lacks that everybody is to see. */
function missingIn({ thumbnail, instructor, category, description }: Course): string[] {
  return [
    !thumbnail && 'a thumbnail',
    !instructor && 'an instructor',
    !category && 'a category',
    !description && 'a description',
  ].filter((part) => part !== false);
}

/** Tells an ADMIN that only they see this course, and leads on from there. */
export function DraftBanner({ course }: { course: Course }) {
  const { publishCourse, isChanging } = usePublishCourse();
  const { mayPublish, dialog } = usePublishCheck(course.slug);
  const publish = async () => {
    if (await mayPublish()) await publishCourse(course);
  };
  const missing = missingIn(course);
  return (
    <Banner
      label="Draft"
      text={
        missing.length > 0
          ? `Only admins see this course. Before it can be published it needs ${conjunction.format(missing)}.`
          : 'Only admins see this course.'
      }
    >
      {missing.length > 0 ? (
        <LinkButton to={paths.editCourse(course.slug)}>Complete it</LinkButton>
      ) : (
        <Button loading={isChanging} onClick={() => void publish()}>
          Publish
        </Button>
      )}
      <LinkButton to="?preview" variant="outline">
        Preview
      </LinkButton>
      {dialog}
    </Banner>
  );
}

/** Tells an ADMIN that they look through the eyes of a visitor. */
export function PreviewBanner({ course }: { course: Course }) {
  return (
    <Banner label="Preview" text="This is what visitors see of this course.">
      <LinkButton to={paths.course(course.slug)} variant="outline">
        End preview
      </LinkButton>
    </Banner>
  );
}

interface BannerProps {
  label: string;
  text: string;
  children: ReactNode;
}

function Banner({ label, text, children }: BannerProps) {
  return (
    <Flex
      role="group"
      aria-label={label}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="4"
      marginBottom="8"
      padding="4"
      bg="action.subtle"
      border="line"
      borderColor="action.line"
      borderRadius="card"
    >
      <Stack gap="1" flex="1 1 16rem">
        <Text textStyle="label" color="action.text">
          {label}
        </Text>
        <Text>{text}</Text>
      </Stack>
      <Flex gap="3" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}
