import type { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import { parse } from 'graphql';
import type { AskSchool } from '#shared/page-rendering.ts';
import type { PublicDocuments } from '#server/platform/answers/public-documents.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { GraphqlContext } from '#server/platform/graphql/context.ts';
import { trustedDocuments } from '#server/platform/graphql/trusted-documents.ts';

/** Answers the queries of pages in this process, with the caller's rights and limits. */
export class PageQueries {
  private readonly everybodys = new Map<string, boolean>();

  constructor(
    private readonly graphql: ApolloServer<GraphqlContext>,
    private readonly documents: PublicDocuments,
  ) {}

  /**
   * Returns a function that answers the queries of one page in the name of its request. `isPublic` returns whether all
   * answers so far are public, which is possible only for visitors.
   */
  forPage(actor: Actor, request: Request, response: Response): { ask: AskSchool; isPublic: () => boolean } {
    let isPublic = actor === null;
    const ask: AskSchool = async (hash, variables) => {
      isPublic &&= this.isEverybodys(hash);
      const { body } = await this.graphql.executeOperation(
        { extensions: { persistedQuery: { version: 1, sha256Hash: hash } }, variables },
        { contextValue: new GraphqlContext(actor, request, response) },
      );
      if (body.kind !== 'single') throw new Error('Incremental responses are not supported');
      return body.singleResult;
    };
    return { ask, isPublic: () => isPublic };
  }

  private isEverybodys(hash: string): boolean {
    let known = this.everybodys.get(hash);
    if (known === undefined) {
      const text = trustedDocuments.get(hash);
      known = text !== undefined && this.documents.has(parse(text));
      this.everybodys.set(hash, known);
    }
    return known;
  }
}
