import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PortraitPicture } from '#client/entities/mentor/portrait-picture.tsx';
import type { HomeContentQuery } from '#client/gql/graphql.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { CourseRow, CourseRowHeader, HeaderLink } from './course-row.tsx';
import { Section } from './section.tsx';

const { teachers: texts } = homeTexts;

/** Two rows. The others are on the about page. */
const SHOWN = 8;

type Teacher = HomeContentQuery['school']['teachers'][number];

/** The mentors with their portraits, and the courses that they teach. */
export function Teachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Section aria-labelledby="teachers-heading" paddingTop="0">
      <CourseRowHeader>
        <Heading as="h2" id="teachers-heading" textStyle="h2">
          {texts.heading}
        </Heading>
        <HeaderLink to={paths.about}>{pageNames.about}</HeaderLink>
      </CourseRowHeader>
      <CourseRow>
        {teachers.slice(0, SHOWN).map((teacher) => (
          <TeacherCard key={teacher.id} teacher={teacher} />
        ))}
      </CourseRow>
    </Section>
  );
}

function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { name, subject, bio, numberOfCourses } = teacher;
  return (
    <Stack as="li" gap="3">
      <Flex gap="4" align="center" minHeight="24">
        <PortraitPicture
          mentor={teacher}
          alt=""
          loading="lazy"
          flexShrink="0"
          width="24"
          borderRadius="card"
          aspectRatio="1"
          objectFit="cover"
        />
        <Stack gap="1" minWidth="0">
          <Heading as="h3" textStyle="h3" dir="auto">
            {name}
          </Heading>
          <Text textStyle="label" color="fg.muted" dir="auto">
            {subject}
          </Text>
          {numberOfCourses > 0 && (
            <TextLink to={`${paths.courses}?q=${encodeURIComponent(name)}`} textStyle="sm">
              {texts.courses({ count: numberOfCourses })}
            </TextLink>
          )}
        </Stack>
      </Flex>
      <Text color="fg.muted" lineClamp="3" dir="auto">
        {bio}
      </Text>
    </Stack>
  );
}
