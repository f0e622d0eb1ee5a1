import { CaptionsFault } from '#shared/captions/captions-fault.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Runs `work` and converts a CaptionsFault into BAD_USER_INPUT of a field. */
export function refusingFaults<Result>(field: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof CaptionsFault)) throw cause;
    throw new AppError('BAD_USER_INPUT', cause.message, { fields: { [field]: cause.message }, cause });
  }
}
