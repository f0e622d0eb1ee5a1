/** In encoded characters: mail programs and browsers cut addresses that are longer than about 2,000. */
const longestBody = 1500;

/** The beginning of a text, encoded for an address, as much of it as fits. */
function encodeUpTo(length: number, text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length > length) break;
    encoded += next;
  }
  return encoded;
}

/** Opens the mail program with an answer to a message: its writer, a subject and what they wrote. */
export function replyAddress({
  email,
  name,
  message,
}: {
  email: string;
  name: string;
  message: string;
}): string {
  const subject = encodeURIComponent('Your message to Lectern');
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = encodeUpTo(longestBody, `\r\n\r\n${name} wrote:\r\n${quoted}`);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`;
}
