/** PostgreSQL parses JSON recursively and fails after some thousand levels. Real values are far less deep. */
const MAX_DEPTH = 100;

/**
 * Whether PostgreSQL can store a JSON value as `jsonb`. JSON allows U+0000, lone surrogates and unlimited depth;
 * `jsonb` does not.
 */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isStorableJson(key) && isStorableJson(part, depth + 1));
}
