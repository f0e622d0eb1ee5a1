/** PostgreSQL reads JSON by recursion, and gives up after some thousands of levels. Nobody needs as many. */
const MAX_DEPTH = 100;

/**
 * Whether PostgreSQL can hold a value that came as JSON: its `jsonb` has no U+0000, no half of a surrogate pair and no depth
 * without an end, all of which JSON has.
 */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isStorableJson(key) && isStorableJson(part, depth + 1));
}
