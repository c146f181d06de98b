import type { Refusal } from '../api/visitor-api';
import type { Texts } from '../texts/en';

/** What is said where something did not come. An answer of the server (Refusal) is no fault of the connection. */
export const notLoaded = (texts: Texts, error: unknown): string =>
  // By what it has: the landing does without the API's code.
  (error as Partial<Refusal>).status ? texts.notLoaded : `${texts.notLoaded} ${texts.checkConnection}`;
