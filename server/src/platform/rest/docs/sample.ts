import type { ShownDocument, ShownSchema } from './document.ts';
import { REFERENCE } from './fields.ts';

type Schemas = ShownDocument['components']['schemas'];

/** Builds a value of a schema from the examples of its parts. */
export function sampleOf(schema: ShownSchema, schemas: Schemas): unknown {
  const { $ref, examples, const: only, enum: values, anyOf, items, properties, type, minItems = 1 } = schema;
  if ($ref) return sampleOf(schemas[$ref.slice(REFERENCE.length)] ?? {}, schemas);
  const [example = only ?? values?.[0]] = examples ?? [];
  if (example !== undefined) return example;
  if (anyOf) return sampleOf(anyOf[0] ?? {}, schemas);
  if (items) return Array.from({ length: minItems }, () => sampleOf(items, schemas));
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, sampleOf(part, schemas)]),
    );
  }
  return type === 'boolean' ? false : type === 'integer' ? 1 : '…';
}
