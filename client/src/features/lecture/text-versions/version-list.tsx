import { Badge, chakra, Stack } from '@chakra-ui/react';
import { formatDateTime } from '#client/format/format.ts';
import type { TextVersionsQuery } from '#client/gql/graphql.ts';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';

export type ListedVersion = TextVersionsQuery['lectureTextVersions']['edges'][number]['node'];

interface VersionListProps {
  versions: readonly ListedVersion[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Saved versions of a text to choose from, newest first: time, author and number of words. */
export function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const texts = textLectureTexts.versions;
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={texts.list}>
      {versions.map(({ id, createdAt, author, words, isCurrent }) => (
        <li key={id}>
          <Choice
            type="button"
            aria-current={id === chosenId ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <chakra.span display="flex" flexWrap="wrap" columnGap="3" fontWeight="semibold">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {isCurrent && (
                <Badge color="success.text" borderColor="success.text" flexShrink="0">
                  {texts.current}
                </Badge>
              )}
            </chakra.span>
            <chakra.span display="block" overflowWrap="anywhere">
              <bdi>{author ?? texts.formerAdmin}</bdi>
            </chakra.span>
            <chakra.span display="block" color="fg.muted">
              {texts.words({ count: words })}
            </chakra.span>
          </Choice>
        </li>
      ))}
    </Stack>
  );
}

const Choice = chakra('button', {
  base: {
    width: 'full',
    minHeight: '11',
    paddingX: '3',
    paddingY: '2',
    fontSize: 'sm',
    textAlign: 'start',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    '&[aria-current]': { bg: 'action.subtle', borderColor: 'action.line' },
  },
});
