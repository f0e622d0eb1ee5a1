/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Types from '../../../types.ts';
export const ImagePartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}};
export const ImagePartsFragmentDoc = {"kind":"Document","definitions":[ImagePartsDefinition]} as unknown as DocumentNode<Types.ImagePartsFragment, unknown>;