const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Safe markup. Only `html` and `raw` create it. It is a class, so that parsed JSON cannot pass for it. */
export class Html {
  private readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** The values of a template. Lists are joined; null, undefined and false render as nothing. */
type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

/**
 * A template tag that escapes its values, for text and for quoted attributes. It does not check addresses: an `href` from outside
 * needs its own check.
 */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(render)));

/** Marks markup as safe. Never use it for user input. */
export const raw = (markup: string): Html => new Html(markup);
