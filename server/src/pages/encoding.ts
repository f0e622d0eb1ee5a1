import type { Request } from 'express';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the encoding with the smallest result that the client accepts. The order in which browsers list encodings is
 * not a preference.
 */
export function encodingOf(request: Request): Encoding {
  const encodings = ['br', 'gzip'] as const;
  return encodings.find((encoding) => request.acceptsEncodings(encoding)) ?? 'identity';
}
