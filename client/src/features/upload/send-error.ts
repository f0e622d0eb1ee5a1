/**
 * Why an upload stopped. `again`: a retry may succeed; `full`: it continues when the server has space; `logged-out`:
 * the session has ended; `refused`: the server does not allow it; `rejected`: the server has inspected the file and
 * does not accept it, which the lecture shows; `gone`: the server has discarded the upload; `unreadable`: the browser
 * can no longer read the file.
 */
export type SendErrorKind = 'again' | 'full' | 'logged-out' | 'refused' | 'rejected' | 'gone' | 'unreadable';

/** An upload has stopped. The message is for users. */
export class SendError extends Error {
  readonly kind: SendErrorKind;

  constructor(kind: SendErrorKind, message: string) {
    super(message);
    this.name = 'SendError';
    this.kind = kind;
  }
}

/**
 * The server has inspected the video of a lecture and does not accept it. The lecture exists without a video and
 * shows the reason.
 */
export class RejectedVideoError extends Error {
  readonly lectureId: string;

  constructor(lectureId: string, message: string) {
    super(message);
    this.name = 'RejectedVideoError';
    this.lectureId = lectureId;
  }
}
