import { observable } from '@vitrine/shared/browser/observable';

/** SHA-256 of the model that a visitor was sent to a scene for, until it has been shown to them there. */
export const pointedOut = observable<string | null>(null);
