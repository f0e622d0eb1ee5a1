import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { ANSWERS_ID, type AskSchool } from '#shared/page-rendering.ts';
import type { Ask } from './rendered-screens.ts';

/** What the school has answered to a document. */
export type Answer = Parameters<ApolloCache['writeQuery']>[0];

/** The school has refused an answer: it says why to whoever asks for it by scripts. */
export class Refusal extends Error {}

/** Asks the school in this process, and adds what it says to `answers`. Rejects with a `Refusal` when it says nothing. */
export const asking =
  (answers: Answer[], school: AskSchool): Ask =>
  async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const hash = metaOf(query)?.hash;
    if (hash === undefined) throw new Error('A document that was not made by `npm run codegen`');
    const { data, errors } = await school(hash, variables);
    if (!data || errors) throw new Refusal(errors?.[0]?.message);
    // The school answers in the shape of the document.
    const answer = data as Data;
    answers.push({ query, variables, data: answer });
    return answer;
  };

/**
 * Data as an element that runs nothing. A script ends at the first `</script`, wherever it stands.
 *
 * @param isMissing whether the page is that of an address at which there is nothing.
 */
export function dataElement(data: unknown, isMissing = false): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ANSWERS_ID}"${isMissing ? ' data-missing' : ''}>${json}</script>`;
}
