import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ApolloCache } from '@apollo/client/cache';
import type { Ask } from '#client/graphql/page-data.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { ANSWERS_ID, type AskSchool } from '#shared/page-rendering.ts';

/** A document and the school's response to it. */
export type Answer = Parameters<ApolloCache['writeQuery']>[0];

/** The school has refused a query. The page's scripts send it again and show the reason. */
export class Refusal extends Error {}

/**
 * Queries the school in this process and adds the response to `answers`. Rejects with a `Refusal` if the school returns errors or
 * no data.
 */
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
    // The response has the shape of the document.
    const answer = data as Data;
    answers.push({ query, variables, data: answer });
    return answer;
  };

/**
 * Returns a script element with data that the browser does not run. `<` is escaped, because a script ends at the first
 * `</script`.
 *
 * @param isMissing whether nothing exists at the page's address.
 */
export function dataElement(data: unknown, isMissing = false): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ANSWERS_ID}"${isMissing ? ' data-missing' : ''}>${json}</script>`;
}
