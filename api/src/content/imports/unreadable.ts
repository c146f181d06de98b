/** A file of which nothing can be imported; the message is for whoever chose it. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}
