import type { Request } from 'express';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest that a browser takes. Browsers name gzip first, and mean nothing by it. */
export function encodingOf(request: Request): Encoding {
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}
