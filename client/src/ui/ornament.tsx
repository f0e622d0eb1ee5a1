import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const gap = 14;

interface OrnamentProps extends Omit<HTMLChakraProps<'svg'>, 'taken'> {
  seats?: number;
  /** The index of the lit seat, from 0; none by default. */
  lit?: number;
}

/** The product's ornament: a row of seats, one of them lit. */
export function Ornament({ seats = 7, lit, ...rest }: OrnamentProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${seats * gap - 4} 10`}
      height="2.5"
      width="auto"
      alignSelf="start"
      aria-hidden
      css={{ '& circle': { fill: 'paper.7' }, '& [data-lit]': { fill: 'marigold.7' } }}
      {...rest}
    >
      {Array.from({ length: seats }, (_, seat) => (
        <circle key={seat} cx={5 + seat * gap} cy="5" r="4" data-lit={seat === lit || undefined} />
      ))}
    </chakra.svg>
  );
}
