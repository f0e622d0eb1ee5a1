/** Condition for a text that contains these characters, ignoring case. Wildcards of SQL patterns are escaped. */
export function containing(characters: string): { $ilike: string } {
  return { $ilike: `%${characters.replace(/[\\%_]/g, String.raw`\$&`)}%` };
}
