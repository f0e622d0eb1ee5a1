import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { SendError } from './send-error.ts';

/** The message of the server's error response: JSON with a message, or a single line of text that is not a proxy's HTML. */
function messageIn(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
    return typeof answer.message === 'string' ? answer.message : null;
  } catch {
    const line = body.trim();
    return line !== '' && line.length <= 200 && !line.includes('<') && !line.includes('\n') ? line : null;
  }
}

/** What HTTP calls the status 413. A proxy may send it as text; the server's own messages are sentences about the file. */
const TOO_LARGE = /^(?:request entity|payload|content) too large\.?$/i;

/** Whether a proxy in front of the server refused the size of a request. The server's own refusal has a message. */
function isProxyLimit(status: number, message: string | null): boolean {
  return status === 413 && (message === null || TOO_LARGE.test(message));
}

/** Default messages for responses without one. */
const reasons = (): Record<number, string> => ({
  403: messages.access.denied,
  415: videoFaultMessages.NOT_A_VIDEO,
  423: uploadMessages.locked,
  429: messages.access.tooManyRequests,
  460: uploadMessages.checksum,
});

/** Statuses of transient errors, such as a lock, an outdated offset, a rate limit or a damaged chunk. */
const transientStatuses = new Set([408, 409, 423, 425, 429, 460]);

/** Converts an error response of the upload endpoint to a `SendError`. */
export function sendErrorOfResponse(status: number, body: string): SendError {
  if (status === 507) return new SendError('full', uploadMessages.diskFull);
  if (status === 404 || status === 410) return new SendError('gone', uploadMessages.notFound.upload);
  if (status === 401) return new SendError('logged-out', messages.access.loginRequired);
  if (status >= 500) return new SendError('again', uploadMessages.serverAway);
  const message = messageIn(body);
  // The server has not seen the file, which can be sent again when the proxy accepts it.
  if (isProxyLimit(status, message)) return new SendError('refused', messages.tooLargeForProxy);
  const reason = message ?? reasons()[status] ?? uploadMessages.failure.upload;
  // The server has inspected the file, so a retry would fail as well.
  if (status === 413 || status === 415) return new SendError('rejected', reason);
  return new SendError(transientStatuses.has(status) ? 'again' : 'refused', reason);
}
