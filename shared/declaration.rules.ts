import { z } from 'zod';
import { authLimits } from './auth.ts';
import { declarationLimits, declarationMessages } from './declaration.ts';
import { atMost, emailAddress, name, text } from './rules.ts';

const { validation } = declarationMessages;

const common = {
  name: name(authLimits.fullName.max, () => validation.name),
  email: emailAddress(
    () => validation.email,
    () => validation.emailInvalid,
  ),
  contract: text(declarationLimits.contract.max, () => validation.contract),
};

/** A cancellation: ordinary, or extraordinary with a reason. An empty day stands for the first possible one. */
export const cancellationRules = z
  .object({
    ...common,
    isExtraordinary: z.boolean({ error: () => validation.reason }),
    reason: atMost(declarationLimits.reason.max).nullish(),
    endsOn: z
      .union(
        [
          z.literal(''),
          z.iso
            .date({ error: () => validation.endsOn })
            // PostgreSQL has no year 0.
            .refine((day) => day > '0001', { error: () => validation.endsOn }),
        ],
        {
          error: () => validation.endsOn,
        },
      )
      .nullish(),
  })
  .refine(({ isExtraordinary, reason }) => !isExtraordinary || Boolean(reason), {
    path: ['reason'],
    error: () => validation.reason,
  })
  .transform(({ isExtraordinary, reason, endsOn, ...rest }) => ({
    ...rest,
    isExtraordinary,
    reason: isExtraordinary && reason ? reason : null,
    endsOn: endsOn || null,
  }));

/** A withdrawal. It needs no reason. */
export const withdrawalRules = z.object(common);

/** What an admin notes when closing a declaration. */
export const declarationNoteRules = z.object({
  note: text(declarationLimits.note.max, () => validation.note),
});
