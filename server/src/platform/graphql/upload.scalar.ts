import { Readable } from 'node:stream';
import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A file that came with an operation. Nothing was read of it yet. */
export class IncomingFile {
  constructor(private readonly bytes: () => AsyncIterable<Uint8Array>) {}

  /** Its bytes, read from the sender as they are asked for; once. They fail with what `formParts` throws. */
  open(): Readable {
    return Readable.from(this.bytes());
  }
}

function refuse(): never {
  throw new GraphQLError('A file is sent by a multipart request.');
}

/** A file of the GraphQL multipart request specification. */
export const GraphQLUpload = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description: 'The `Upload` scalar type represents a file upload.',
  parseValue: (value) => (value instanceof IncomingFile ? value : refuse()),
  parseLiteral: refuse,
  serialize: refuse,
});
