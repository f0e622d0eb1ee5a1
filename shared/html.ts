const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Markup that is safe to send. Only `html` and `raw` make it; being a class keeps look-alike JSON out. */
export class Html {
  private readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** What a template may hold: lists are joined; null, undefined and false leave nothing behind. */
type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

/**
 * A template whose values are escaped, for text and for quoted attributes. It does not judge addresses: an `href` from
 * outside needs its own check.
 */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(render)));

/** Vouches for markup that is safe already. Never for anything a person typed. */
export const raw = (markup: string): Html => new Html(markup);
