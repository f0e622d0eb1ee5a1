/**
 * Why a file stopped on its way. `again`: it may well arrive at the next try; `full`: when there is room again;
 * `refused`: the server does not let it through; `gone`: the server has given the upload up; `unreadable`: the browser cannot
 * read the file any more.
 */
export type SendFaultKind = 'again' | 'full' | 'refused' | 'gone' | 'unreadable';

/** That sending a file stopped; the message is for people. */
export class SendFault extends Error {
  readonly kind: SendFaultKind;

  constructor(kind: SendFaultKind, message: string) {
    super(message);
    this.name = 'SendFault';
    this.kind = kind;
  }
}
