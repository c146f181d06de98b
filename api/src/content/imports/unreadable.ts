import type { TranslatableMessage } from '../../translatable-message';

/** A file of which nothing can be imported; the reason is for whoever chose it. */
export class Unreadable extends Error {
  constructor(readonly reason: TranslatableMessage) {
    super(reason.message);
    this.name = 'Unreadable';
  }
}
