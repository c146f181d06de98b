/** Two that are alike are read as such; more of them hide what else there is, and are told as one. */
export const fewestAlike = 3;

/** @returns the items by what `keyOf` says of them, in the order in which each is said first. */
export function groupsBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const alike = groups.get(keyOf(item));
    if (alike) alike.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
