type Data = Record<string, unknown>;

/** Writes into a document's data. @param pointer a JSON pointer to a place that there is; keys of entries need no escapes. */
export function setAt(data: Data, pointer: string, value: unknown): void {
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Data>((inner, key) => inner[key] as Data, data);
  holder[last] = value;
}
