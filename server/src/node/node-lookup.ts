import { inputRefusals } from '#shared/request-messages.ts';
import { limits } from '#shared/limits.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import type { PaymentService } from '#server/payment/payment.service.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isId } from '#server/platform/common/identifier.ts';
import type { FoundNode } from '#server/platform/graphql/node.type.ts';
import type { UserService } from '#server/user/user.service.ts';

/** Reads the objects of one type that a caller may see, in the order of the ids; null for others. */
type Find = (actor: Actor, ids: readonly string[]) => Promise<({ id: string } | null)[]>;

interface Dependencies {
  users: UserService;
  courses: CourseService;
  lectures: LectureService;
  payments: PaymentService;
}

/** Looks up objects of several types by their ids. The service of each type decides what the caller may see. */
export class NodeLookup {
  private readonly types: Record<string, Find>;

  constructor({ users, courses, lectures, payments }: Dependencies) {
    this.types = {
      User: (actor, ids) => users.findVisible(actor, ids),
      Course: (actor, ids) => courses.findVisible(actor, ids),
      Lecture: (actor, ids) => lectures.findVisible(actor, ids),
      Payment: (actor, ids) => payments.findVisible(actor, ids),
    };
  }

  /** Returns the objects in the order of the ids; null for an id that is unknown to the caller. Throws BAD_USER_INPUT for too many ids. */
  async find(actor: Actor, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    if (ids.length > limits.pageSize.max) {
      const message = inputRefusals.idCount({ limit: limits.pageSize.max });
      throw new AppError('BAD_USER_INPUT', message, { fields: { ids: message } });
    }
    return this.look(actor, ids);
  }

  /** Batch for resolvers: an object by its id; null if it does not exist or its caller may not see it. */
  readonly forCallers = async (
    wanted: readonly { actor: Actor; id: string }[],
  ): Promise<(FoundNode | null)[]> => {
    const byActor = Map.groupBy(wanted, ({ actor }) => actor);
    const found = await Promise.all(
      [...byActor].map(async ([actor, theirs]) => {
        const nodes = await this.look(
          actor,
          theirs.map(({ id }) => id),
        );
        return theirs.map((one, index) => [one, nodes[index] ?? null] as const);
      }),
    );
    const byWish = new Map(found.flat());
    return wanted.map((one) => byWish.get(one) ?? null);
  };

  private async look(actor: Actor, ids: readonly string[]): Promise<(FoundNode | null)[]> {
    const keys = ids.map((id) => id.toLowerCase());
    const wanted = [...new Set(keys.filter(isId))];
    const found = await Promise.all(
      Object.entries(this.types).map(async ([type, find]) => {
        const rows = await find(actor, wanted);
        return rows.flatMap((row) => (row ? [{ ...row, __typename: type }] : []));
      }),
    );
    const byId = new Map<string, FoundNode>(found.flat().map((node) => [node.id, node]));
    return keys.map((key) => byId.get(key) ?? null);
  }
}
