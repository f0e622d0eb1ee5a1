import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const width = 600;
const height = 470;
const lectern = { x: width / 2, y: 424 };
const rows = 7;
const innerRadius = 116;
const rowGap = 46;
const seatWidth = 24;
const seatGap = 9;
/** Degrees from straight ahead to the last seat of a row, if the walls leave room for it. */
const halfSpan = 72;
const wall = width / 2 - 20;
/** The positions of the aisles in degrees, and their width in units of the drawing. */
const aisles = [-25, 25];
const aisleWidth = 17;

interface Seat {
  row: number;
  /** Degrees from straight ahead. */
  angle: number;
}

const yours = { row: 4, seat: 5 };
/** Looks random, but is the same on every visit. */
const isTaken = (row: number, seat: number) => (row * 7 + seat * 5 + ((row * seat) % 3)) % 4 === 0;

function seatsOf(row: number): Seat[] {
  const radius = innerRadius + row * rowGap;
  const step = ((seatWidth + seatGap) / radius) * (180 / Math.PI);
  const spanToWall = Math.asin(Math.min(1, wall / radius)) * (180 / Math.PI);
  const perSide = Math.floor(Math.min(halfSpan, spanToWall) / step);
  const isAisle = (angle: number) =>
    aisles.some((aisle) => Math.abs(angle - aisle) * (Math.PI / 180) * radius < aisleWidth);
  return Array.from({ length: perSide * 2 + 1 }, (_, index) => ({
    row,
    angle: (index - perSide) * step,
  })).filter(({ angle }) => !isAisle(angle));
}

const seatRows = Array.from({ length: rows }, (_, row) => seatsOf(row));

function SeatShape({ seat: { row, angle }, kind }: { seat: Seat; kind: 'free' | 'taken' | 'yours' }) {
  const radius = innerRadius + row * rowGap;
  return (
    <rect
      data-seat={kind}
      x={lectern.x - seatWidth / 2}
      y={lectern.y - radius - 10}
      width={seatWidth}
      height={20}
      rx={8}
      transform={`rotate(${angle.toFixed(2)} ${lectern.x} ${lectern.y})`}
    />
  );
}

const kindOf = (row: number, seat: number) => {
  if (row === yours.row && seat === yours.seat) return 'yours';
  return isTaken(row, seat) ? 'taken' : 'free';
};

/** The beam of light from the lectern to one seat. */
function Beam() {
  const seat = seatRows[yours.row]?.[yours.seat];
  if (!seat) return null;
  const end = lectern.y - innerRadius - yours.row * rowGap;
  return (
    <path
      data-beam
      d={`M${lectern.x - 5} ${lectern.y} L${lectern.x - 26} ${end - 14} h52 L${lectern.x + 5} ${lectern.y} z`}
      transform={`rotate(${seat.angle.toFixed(2)} ${lectern.x} ${lectern.y})`}
    />
  );
}

interface IllustrationProps extends HTMLChakraProps<'svg'> {
  /** Whether the light is on; it is off on dead-end screens. */
  isLit?: boolean;
}

/** A lecture hall from above: its rows, the lectern, and one lit seat. */
export function Illustration({ isLit = true, ...rest }: IllustrationProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      css={{
        '& [data-seat=free]': { fill: 'paper.5' },
        '& [data-seat=taken]': { fill: 'paper.8' },
        '& [data-seat=yours]': { fill: isLit ? 'marigold.7' : 'paper.5' },
        '& [data-beam]': { fill: 'marigold.7', opacity: 0.14 },
        '& [data-floor]': { stroke: 'paper.6', strokeWidth: '2', fill: 'none' },
        '& [data-lectern]': { fill: isLit ? 'marigold.7' : 'paper.8' },
      }}
      {...rest}
    >
      <path data-floor d={`M${lectern.x - 150} ${height - 8} h300`} />
      {isLit && <Beam />}
      {seatRows.map((seats, row) =>
        seats.map((seat, index) => (
          <SeatShape key={`${row}-${seat.angle}`} seat={seat} kind={kindOf(row, index)} />
        )),
      )}
      <path data-lectern d={`M${lectern.x - 22} ${lectern.y - 8} h44 l-6 20 h-32 z`} />
    </chakra.svg>
  );
}
