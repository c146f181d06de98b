import type { DocumentsArea } from '../api-area';
import { votingAnswers } from './answers';
import { content } from './content';

export const voting: DocumentsArea = { content, answers: votingAnswers };
