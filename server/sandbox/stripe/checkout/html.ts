const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send: made by `html` alone. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type Part = string | number | SafeHtml | readonly SafeHtml[] | undefined;

function render(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof SafeHtml) return part.markup;
  if (typeof part === 'object') return part.map((item) => item.markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template whose values are escaped, for text and quoted attributes; markup goes in unchanged, undefined as nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return new SafeHtml(
    strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : '')).join(''),
  );
}
