type Changes<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of a partial update that were given; what was left out stays as it is. */
export function changes<T extends object>(update: T): Changes<T> {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as Changes<T>;
}
