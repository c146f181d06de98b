/**
 * What nobody needs to see the landing: what visitors step into, the areas, the pages of their own that these have. One
 * file, on its way as soon as the landing is painted.
 * @param languages in which the dock says the areas' names.
 */
export async function loadInside(languages: string[]) {
  const [{ areas }, { Inside }, { pageModeIn }, { AroundVisit }] = await Promise.all([
    import(/* webpackChunkName: "inside" */ '../areas/registry'),
    import(/* webpackChunkName: "inside" */ './inside'),
    import(/* webpackChunkName: "inside" */ './page-mode'),
    import(/* webpackChunkName: "inside" */ './around-visit'),
  ]);
  // They are in the file of the frame's words; where not, the dock goes on trying.
  await Promise.allSettled(Object.values(areas).map(({ name }) => name?.load(languages)));
  return { AroundVisit, Inside, pageModeIn };
}
