/**
 * Throw while rendering when the address names something that does not exist: the shell's not-found screen takes the
 * place of the whole page.
 */
export class NotFoundError extends Error {
  constructor() {
    super('Not found');
    this.name = 'NotFoundError';
  }
}
