/**
 * Why a file stopped on its way. `again`: it may well arrive at the next try; `full`: when there is room again;
 * `refused`: the server does not let it through; `gone`: the server has given the upload up; `unreadable`: the browser cannot
 * read the file any more.
 */
export type SendErrorKind = 'again' | 'full' | 'refused' | 'gone' | 'unreadable';

/** That sending a file stopped; the message is for people. */
export class SendError extends Error {
  readonly kind: SendErrorKind;

  constructor(kind: SendErrorKind, message: string) {
    super(message);
    this.name = 'SendError';
    this.kind = kind;
  }
}
