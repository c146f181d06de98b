/** Few enough to be held at once, however large each is. */
const pageSize = 200;

/** Rows in the order of their ids, a page at a time: one that is gone meanwhile is left out, one that is made is not in it. */
export async function* inOrderOf<Row extends { id: string }>(
  ids: string[],
  read: (page: string[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    const byId = new Map((await read(page)).map((row) => [row.id, row]));
    yield* page.flatMap((id) => byId.get(id) ?? []);
  }
}
