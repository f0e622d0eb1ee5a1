/** The most common email domains. */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'mail.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'orange.fr',
  'yandex.ru',
  'mail.ru',
];

/** Whether two words differ by one typo: a letter added, missing or replaced, or two letters swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end++;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length === 2 && right.length === 2) return wrong === right.charAt(1) + right.charAt(0);
  return wrong.length <= 1 && right.length <= 1;
}

/** Suggests an address when the domain is one typo away from a common one, such as `anna@gmial.com`; otherwise null. */
export function suggestEmail(email: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!name || !domain || commonDomains.includes(domain)) return null;
  const meant = commonDomains.find((common) => isOneSlip(domain, common));
  return meant ? `${name}@${meant}` : null;
}
