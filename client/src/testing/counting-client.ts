import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { createCache } from '#client/app/cache.ts';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { sampleSchool } from './school-samples.ts';

/** The server's responses by operation name: data, a promise of data, or an error. */
export type Answers = Record<string, (variables: Record<string, unknown>) => object | GraphQLError>;

/**
 * Creates a client with the product's cache that is answered from memory and records the name of every operation. Its cache has
 * the school, as on each page.
 */
export function createCountingClient(answers: Answers) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push(operationName);
        const answer =
          answers[operationName]?.(variables) ?? new GraphQLError(`No answer to ${operationName}`);
        const tell = (told: object) => {
          observer.next(
            told instanceof GraphQLError ? { data: null, errors: [told.toJSON()] } : { data: { ...told } },
          );
          observer.complete();
        };
        if (answer instanceof Promise) void answer.then(tell);
        else tell(answer);
      }),
  );
  const cache = createCache();
  cache.writeQuery({ query: SchoolDocument, data: { school: sampleSchool } });
  return { client: new ApolloClient({ cache, link }), sent };
}
