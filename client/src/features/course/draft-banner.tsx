import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { byLocale, pageLocale } from '#shared/locale.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { usePublishCheck } from './use-publish-check.tsx';
import { usePublishCourse } from './use-publish-course.ts';

type Course = CourseQuery['course'];

const { draft: texts, preview } = courseFormTexts;

const conjunctions = byLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** The parts that a course still needs before it can be published. */
function missingIn({ thumbnail, instructor, category, descriptionHtml }: Course): string[] {
  const { parts } = texts;
  return [
    !thumbnail && parts.thumbnail,
    !instructor && parts.instructor,
    !category && parts.category,
    !descriptionHtml && parts.description,
  ].filter((part) => part !== false);
}

/** Tells an ADMIN that this course is a draft, and offers the next steps. */
export function DraftBanner({ course }: { course: Course }) {
  const { publishCourse, isChanging } = usePublishCourse();
  const { mayPublish, dialog } = usePublishCheck(course.slug);
  const publish = async () => {
    if (await mayPublish()) await publishCourse(course);
  };
  const missing = missingIn(course);
  return (
    <Banner
      label={texts.label}
      text={
        missing.length > 0
          ? texts.incomplete({ parts: conjunctions(pageLocale()).format(missing) })
          : texts.text
      }
    >
      {missing.length > 0 ? (
        <LinkButton to={paths.editCourse(course.slug)}>{texts.complete}</LinkButton>
      ) : (
        <Button loading={isChanging} onClick={() => void publish()}>
          {texts.publish}
        </Button>
      )}
      <LinkButton to="?preview" variant="outline">
        {texts.preview}
      </LinkButton>
      {dialog}
    </Banner>
  );
}

/** Tells an ADMIN that the page is shown as a visitor sees it. */
export function PreviewBanner({ course }: { course: Course }) {
  return (
    <Banner label={preview.label} text={preview.text}>
      <LinkButton to={paths.course(course.slug)} variant="outline">
        {preview.end}
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
