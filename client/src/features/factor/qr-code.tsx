import { chakra } from '@chakra-ui/react';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

interface QrCodeProps {
  text: string;
  /** Accessible name of the code. */
  label: string;
}

/** A QR code, rendered as SVG. It is dark on light in dark mode too, because many cameras cannot read an inverted code. */
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

/** Draws a square for each dark module, with the quiet zone of four modules that readers need. */
function draw(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: squares.join('') };
}
