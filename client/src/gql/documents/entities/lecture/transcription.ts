/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Types from '../../../types.ts';
export const TranscriptionPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranscriptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transcription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}};
export const TranscriptionPartsFragmentDoc = {"kind":"Document","definitions":[TranscriptionPartsDefinition]} as unknown as DocumentNode<Types.TranscriptionPartsFragment, unknown>;