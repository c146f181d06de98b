import type { SurveyComplaint } from '@vitrine/shared/contract';
import { problemMessage } from '../questions/problem-message';

/** What whoever sent an answer is told of it, in English. */
export function complaintMessage({ problem, ...complaint }: SurveyComplaint): string {
  switch (problem) {
    case 'required':
      return 'An answer is required';
    case 'unseen':
      return 'Nobody who answers like this sees the question';
    case 'unknown':
      return 'No question of this survey';
    default:
      return problemMessage({ ...complaint, problem });
  }
}
