import { chakra } from '@chakra-ui/react';
import { ART_REACH, LECTERN, SEAT, seats } from '#shared/certificate-art.ts';

const { side, up, down } = ART_REACH;

/** The illustration of the PDF: a hall with its lectern and one taken seat. */
export function CertificateArt() {
  return (
    <chakra.svg
      viewBox={`${-side} ${-up} ${2 * side} ${up + down}`}
      width="full"
      maxWidth={{ base: '12rem', md: 'none' }}
      height="auto"
      aria-hidden
      css={{ '& rect': { fill: 'bg.emphasized' }, '& [data-taken]': { fill: 'marigold.7' } }}
    >
      <rect
        x={-LECTERN.width / 2}
        y={-LECTERN.height / 2}
        width={LECTERN.width}
        height={LECTERN.height}
        rx={LECTERN.radius}
      />
      {seats.map(({ angle, distance, isTaken }) => (
        <rect
          key={`${distance} ${angle}`}
          data-taken={isTaken || undefined}
          x={-SEAT.width / 2}
          y={-distance}
          width={SEAT.width}
          height={SEAT.height}
          rx={SEAT.radius}
          transform={`rotate(${angle.toFixed(2)})`}
        />
      ))}
    </chakra.svg>
  );
}
