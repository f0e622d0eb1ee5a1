import { chakra } from '@chakra-ui/react';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  text: string;
  /** Says what it is for to those who do not see it. */
  label: string;
}

/** A QR code, drawn here. It is dark on light by night, too: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="48"
      height="48"
      bg="white"
      borderRadius="card"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  );
}

/** A square for each dark module, with the quiet zone of four that readers need. */
function draw(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: squares.join('') };
}
