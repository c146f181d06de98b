import type { DocumentsArea } from '../api-area';
import { pollingAnswers } from './answers';
import { polling as content } from './content';

export const polling: DocumentsArea = {
  content,
  answers: pollingAnswers,
};
