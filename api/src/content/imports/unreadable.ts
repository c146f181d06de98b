import type { Said } from '../../said';

/** A file of which nothing can be imported; what is said is for whoever chose it. */
export class Unreadable extends Error {
  constructor(readonly said: Said) {
    super(said.message);
    this.name = 'Unreadable';
  }
}
