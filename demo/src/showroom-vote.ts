import type { VotingDocument } from '@vitrine/shared/contract';
import { question } from '../../api/src/templates/poll-question';

const { options } = question('a0', 'single', { en: '', de: '' }, [
  ['bench', 'A bench with a drawer', 'Eine Bank mit Schublade'],
  ['stool', 'A stool that is a step', 'Ein Hocker, der auch Tritt ist'],
  ['shelf', 'A shelf for one wall', 'Ein Regal für eine Wand'],
]);

/** What was voted on at the opening, with a moderator. */
export const vote: VotingDocument = {
  title: { en: 'What should our workshop build next?', de: 'Was soll unsere Werkstatt als Nächstes bauen?' },
  type: 'single',
  results: 'after-answer',
  changeAllowed: true,
  options,
};
