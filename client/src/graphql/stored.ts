import type { Reference } from '@apollo/client/cache';

/** The form in which the cache keeps a value of an answer: objects with an id become references. */
export type Stored<Value> = Value extends readonly (infer Item)[]
  ? readonly Stored<Item>[]
  : Value extends { __typename: string; id: string }
    ? Reference
    : Value extends object
      ? { readonly [Field in keyof Value]: Stored<Value[Field]> }
      : Value;
