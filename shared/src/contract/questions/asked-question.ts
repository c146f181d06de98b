import type { VaultQuestion } from './vault-question';

/** What a question of any type asks and how it is answered, wherever it is kept. */
export type AskedQuestion = Pick<
  VaultQuestion,
  | 'type'
  | 'text'
  | 'help'
  | 'arrangement'
  | 'options'
  | 'selection'
  | 'rows'
  | 'scale'
  | 'number'
  | 'date'
  | 'longestAnswer'
>;
