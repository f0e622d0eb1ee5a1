import { html, type Html } from '#shared/html.ts';
import type { ShownSchema } from './document.ts';

/** Prefix of a reference to an object. */
export const REFERENCE = '#/components/schemas/';

/** Renders a text in which backticks mark code. */
export function prose(text = ''): Html {
  const parts = text.split('`');
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Renders the fields of an object. Those of objects inside it have their path. */
export function fieldList(schema: ShownSchema, prefix = ''): Html {
  return html`<dl class="fields">${fields(schema, prefix)}</dl>`;
}

function fields({ properties = {}, required = [] }: ShownSchema, prefix: string): Html[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    field(prefix + name, schema, required.includes(name)),
    ...fields(schema, `${prefix}${name}.`),
  ]);
}

/** Renders a field with its name, its type and its description. */
export function field(name: string, schema: ShownSchema, isRequired: boolean): Html {
  const { description, deprecated, default: fallback } = schema;
  return html`<div>
    <dt>
      <code>${name}</code> <span class="type">${typeOf(schema)}</span>
      ${!isRequired && html`<span class="mark">optional</span>`}
      ${deprecated && html`<span class="mark old">deprecated</span>`}
    </dt>
    <dd>
      ${prose(description)}
      ${fallback !== undefined && html`Default: <code>${JSON.stringify(fallback)}</code>.`}
    </dd>
  </div>`;
}

function typeOf(schema: ShownSchema): Html {
  const { $ref, type, items, enum: values, anyOf, format, additionalProperties } = schema;
  if ($ref) {
    const name = $ref.slice(REFERENCE.length);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (anyOf) return html`${anyOf.map((each, index) => html`${index > 0 && ' or '}${typeOf(each)}`)}`;
  if (values) return html`${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  if ('const' in schema) return html`${JSON.stringify(schema.const)}`;
  if (items) return html`list of ${typeOf(items)}`;
  if (additionalProperties) return html`object of ${typeOf(additionalProperties)}`;
  if (format === 'binary') return html`file`;
  return html`${[type].flat().join(' or ')}${format && format !== 'password' && ` (${format})`}`;
}
