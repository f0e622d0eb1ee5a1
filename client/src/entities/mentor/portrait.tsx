import type { HTMLChakraProps } from '@chakra-ui/react';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import { aboutTexts } from '#shared/texts/about.ts';
import { PortraitPicture } from './portrait-picture.tsx';

const { mentors: texts } = aboutTexts;

interface PortraitProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt'> {
  mentor: Pick<MentorPartsFragment, 'id' | 'name' | 'portrait'>;
}

/** The portrait of a mentor with its alternative text. Renders nothing if there is none. */
export function Portrait({ mentor, ...look }: PortraitProps) {
  const alt = (mentor.portrait ? texts.portrait : texts.drawing)({ name: mentor.name });
  return <PortraitPicture mentor={mentor} alt={alt} {...look} />;
}
