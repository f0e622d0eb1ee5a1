import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { SendError } from './send-error.ts';

/** The message of the server's error response: JSON with a message, or one line of text that no proxy wrote. */
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

/** What is said when the server gave no reason. */
const reasons = (): Record<number, string> => ({
  403: messages.access.denied,
  413: uploadMessages.tooLarge,
  415: lectureMessages.validation.videoFormat,
  423: uploadMessages.locked,
  429: messages.access.tooManyRequests,
  460: uploadMessages.checksum,
});

/** Statuses of transient errors: somebody else writes, an old offset, too often, a part that was damaged on its way. */
const transientStatuses = new Set([408, 409, 423, 425, 429, 460]);

/** What an answer of the upload's address with an error status means. */
export function sendErrorOfResponse(status: number, body: string): SendError {
  if (status === 507) return new SendError('full', uploadMessages.diskFull);
  if (status === 404 || status === 410) return new SendError('gone', uploadMessages.notFound.upload);
  if (status === 401) return new SendError('logged-out', messages.access.loginRequired);
  if (status >= 500) return new SendError('again', uploadMessages.serverAway);
  const reason = messageIn(body) ?? reasons()[status] ?? uploadMessages.failure.upload;
  // The server has looked into the file: another try would end the same way.
  if (status === 413 || status === 415) return new SendError('rejected', reason);
  return new SendError(transientStatuses.has(status) ? 'again' : 'refused', reason);
}
