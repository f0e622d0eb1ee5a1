/** All orders of these items: `n!` of them. */
export function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}

/** So many of these items, drawn by a repeatable choice; all of them, as they are, where there are no more. */
export function drawnFrom<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  if (items.length <= count) return [...items];
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item);
}
