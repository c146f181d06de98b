/** Without what is undefined: a draft leaves out what is not set. */
export function given<T extends object>(values: { [key in keyof T]: T[key] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
