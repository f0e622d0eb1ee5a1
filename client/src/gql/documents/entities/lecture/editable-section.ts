/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as Types from '../../../types.ts';
import { SectionPartsDefinition } from './lecture.ts';
export const EditableSectionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionParts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const EditableSectionFragmentDoc = {"kind":"Document","definitions":[EditableSectionDefinition,SectionPartsDefinition]} as unknown as DocumentNode<Types.EditableSectionFragment, unknown>;