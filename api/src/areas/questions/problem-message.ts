import type { AnswerProblem } from '@vitrine/shared/contract';

const formats: Record<string, string> = {
  email: 'Give an e-mail address',
  phone: 'Give a telephone number',
  https: 'Give an address that starts with https://',
};

/** What whoever sent an answer is told of it, in English. */
export function problemMessage({ bound, problem }: AnswerProblem): string {
  switch (problem) {
    case 'wrong-kind':
      return 'No answer to a question of this type';
    case 'no-option':
      return 'No option of this question';
    case 'no-row':
      return 'No row of this question';
    case 'repeated':
      return 'Choose each option once';
    case 'not-alone':
      return 'This option is chosen alone';
    case 'too-few':
      return `Choose at least ${bound}`;
    case 'too-many':
      return `Choose at most ${bound}`;
    case 'too-small':
      return `At least ${bound}`;
    case 'too-large':
      return `At most ${bound}`;
    case 'off-step':
      return `In steps of ${bound}`;
    case 'too-early':
      return `Not before ${bound}`;
    case 'too-late':
      return `Not after ${bound}`;
    case 'too-short':
      return `At least ${bound} characters`;
    case 'too-long':
      return `At most ${bound} characters`;
    case 'wrong-format':
      return formats[bound ?? ''] ?? 'Not in the form that is asked for';
  }
}
