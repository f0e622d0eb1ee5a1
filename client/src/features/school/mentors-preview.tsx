import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { Portrait } from '#client/entities/mentor/portrait.tsx';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import type { MentorsFields } from './mentor-fields.ts';

interface MentorsPreviewProps {
  control: Control<MentorsFields>;
  /** The saved mentors, with their portraits. */
  saved: readonly MentorPartsFragment[];
}

/** Previews the mentors in the form, in the order of the about page. */
export function MentorsPreview({ control, saved }: MentorsPreviewProps) {
  const mentors = useWatch({ control, name: 'mentors' });
  return (
    <Stack gap="3">
      {mentors.map(({ id, name, subject, bio }, index) => {
        const known = saved.find((mentor) => mentor.id === id);
        return (
          // New mentors have no id, so their index is the key.
          <Card key={id ?? index}>
            <Flex gap="4" padding="4" align="start">
              {known && (
                <Portrait mentor={{ ...known, name }} width="16" borderRadius="card" flexShrink="0" />
              )}
              <Stack gap="1" minWidth="0" overflowWrap="anywhere" dir="auto">
                <Heading as="h2" textStyle="label">
                  {name}
                </Heading>
                {subject && <Text textStyle="sm">{subject}</Text>}
                <Text textStyle="sm" color="fg.muted">
                  {bio}
                </Text>
              </Stack>
            </Flex>
          </Card>
        );
      })}
    </Stack>
  );
}
