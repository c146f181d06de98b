import { people } from '../db/schema';

/** Who created something, as far as it is shown. */
export interface Creator {
  displayName: string | null;
  email: string;
}
export const creatorColumns = { displayName: people.displayName, email: people.email };
export const creatorName = (creator: Creator | null): string | null =>
  creator && (creator.displayName ?? creator.email);
