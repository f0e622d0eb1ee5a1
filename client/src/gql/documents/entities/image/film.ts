/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Types from '../../../types.ts';
export const FilmPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilmParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolFilm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}};
export const FilmPartsFragmentDoc = {"kind":"Document","definitions":[FilmPartsDefinition]} as unknown as DocumentNode<Types.FilmPartsFragment, unknown>;