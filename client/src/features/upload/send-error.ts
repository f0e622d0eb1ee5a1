/**
 * Why a file stopped on its way. `again`: it may well arrive at the next try; `full`: when there is room again;
 * `logged-out`: the server no longer knows who sends it; `refused`: it does not let it through; `rejected`: the server has looked into the file and does not take it, and the
 * lecture says so; `gone`: the server has given the upload up; `unreadable`: the browser cannot read the file any more.
 */
export type SendErrorKind = 'again' | 'full' | 'logged-out' | 'refused' | 'rejected' | 'gone' | 'unreadable';

/** That sending a file stopped; the message is for people. */
export class SendError extends Error {
  readonly kind: SendErrorKind;

  constructor(kind: SendErrorKind, message: string) {
    super(message);
    this.name = 'SendError';
    this.kind = kind;
  }
}

/** The server has looked into the video of a lecture and does not take it: the lecture is there without one, and says why. */
export class RejectedVideoError extends Error {
  readonly lectureId: string;

  constructor(lectureId: string, message: string) {
    super(message);
    this.name = 'RejectedVideoError';
    this.lectureId = lectureId;
  }
}
