import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PortraitPicture } from '#client/entities/mentor/portrait-picture.tsx';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

/** The instructor as the school describes them among its mentors. */
export function CourseInstructor({ mentor }: { mentor: MentorPartsFragment }) {
  const { name, subject, bio } = mentor;
  return (
    <Stack as="section" gap="4" aria-labelledby="instructor-heading">
      <Heading as="h2" id="instructor-heading" textStyle="h2">
        {texts.instructor}
      </Heading>
      <Flex gap={{ base: '4', sm: '5' }} align="start">
        <PortraitPicture
          mentor={mentor}
          alt=""
          loading="lazy"
          flexShrink="0"
          width={{ base: '16', sm: '24' }}
          borderRadius="card"
          aspectRatio="1"
          objectFit="cover"
        />
        <Stack gap="1" flex="1" minWidth="0" maxWidth="prose">
          <Text textStyle="h3" dir="auto">
            {name}
          </Text>
          <Text textStyle="label" color="fg.muted" dir="auto">
            {subject}
          </Text>
          <Text dir="auto">{bio}</Text>
        </Stack>
      </Flex>
    </Stack>
  );
}
