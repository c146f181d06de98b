/** A moment on the wire: ISO 8601 in UTC; null stays null. */
export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The same way back: what came in, for the database. undefined means "leave as it is". */
export function moment(text: string): Date;
export function moment(text: string | null): Date | null;
export function moment(text: string | null | undefined): Date | null | undefined;
export function moment(text: string | null | undefined): Date | null | undefined {
  return text ? new Date(text) : text === undefined ? undefined : null;
}
