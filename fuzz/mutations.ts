import fc from 'fast-check';

/** Boundary values for sizes, counts and positions. */
const NUMBERS = [0, 1, 7, 8, 255, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff] as const;

/** A change of a file. Positions are taken modulo the length, so that they always exist. */
type Mutation =
  | { kind: 'number'; at: number; value: number }
  | { kind: 'bytes'; at: number; bytes: Uint8Array }
  | { kind: 'cut'; at: number }
  | { kind: 'remove' | 'repeat'; at: number; length: number };

const at = fc.nat();
const length = fc.integer({ min: 1, max: 512 });

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('number'), at, value: fc.constantFrom(...NUMBERS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bytes'),
      at,
      bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
    }),
  },
  fc.record({ kind: fc.constant('cut'), at }),
  fc.record({ kind: fc.constantFrom('remove', 'repeat'), at, length }),
);

/** A few changes, or none if a finding is shrunk. */
export const mutations = fc.array(mutation, { maxLength: 6 });

/**
 * Applies the changes to a file. `places` are the positions of numbers in its format; without them, any position is
 * used.
 */
export function mutate(file: Buffer, changes: readonly Mutation[], places: readonly number[] = []): Buffer {
  return changes.reduce((bytes, change) => apply(bytes, change, places), file);
}

function apply(file: Buffer, change: Mutation, places: readonly number[]): Buffer {
  const place = change.at % Math.max(1, file.length);
  switch (change.kind) {
    case 'number': {
      const told = places[change.at % Math.max(1, places.length)] ?? place;
      const value = Buffer.alloc(4);
      value.writeUInt32BE(change.value);
      return overwrite(file, told, value);
    }
    case 'bytes':
      return overwrite(file, place, change.bytes);
    case 'cut':
      return file.subarray(0, place);
    case 'remove':
      return Buffer.concat([file.subarray(0, place), file.subarray(place + change.length)]);
    case 'repeat':
      return Buffer.concat([file.subarray(0, place + change.length), file.subarray(place)]);
  }
}

/** Overwrites as many bytes as fit. */
function overwrite(file: Buffer, place: number, bytes: Uint8Array): Buffer {
  const changed = Buffer.from(file);
  changed.set(bytes.subarray(0, Math.max(0, changed.length - place)), Math.min(place, changed.length));
  return changed;
}
