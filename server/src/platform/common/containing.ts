/** Condition for a text in which these characters are, in capitals or not, whatever they mean to a pattern of SQL. */
export function containing(characters: string): { $ilike: string } {
  return { $ilike: `%${characters.replace(/[\\%_]/g, String.raw`\$&`)}%` };
}
