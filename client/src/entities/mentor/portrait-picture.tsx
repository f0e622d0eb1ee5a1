import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import ines from './portraits/ines-calloway.svg?no-inline';
import marcus from './portraits/marcus-oyelaran.svg?no-inline';
import priya from './portraits/priya-nambiar.svg?no-inline';
import ruth from './portraits/ruth-abernathy.svg?no-inline';

/** The drawings of the default mentors, by mentor id. */
const drawings: Readonly<Record<string, string | undefined>> = {
  'priya-nambiar': priya,
  'marcus-oyelaran': marcus,
  'ruth-abernathy': ruth,
  'ines-calloway': ines,
};
const DRAWING_SIZE = 480;

interface PortraitPictureProps extends Omit<HTMLChakraProps<'img'>, 'src'> {
  mentor: Pick<MentorPartsFragment, 'id' | 'portrait'>;
  /** Empty beside the mentor's name. */
  alt: string;
}

/** The square picture of a mentor: the uploaded one, else a drawing. Renders nothing if there is neither. */
export function PortraitPicture({ mentor: { id, portrait }, ...look }: PortraitPictureProps) {
  const src = portrait?.url ?? drawings[id];
  if (src === undefined) return null;
  return (
    <chakra.img
      src={src}
      htmlWidth={portrait?.width ?? DRAWING_SIZE}
      htmlHeight={portrait?.height ?? DRAWING_SIZE}
      draggable={false}
      height="auto"
      {...look}
    />
  );
}
