import type { VotingDocument } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { choices } from '../../api/src/templates/poll-question';

/** What was voted on at the opening, with a moderator. */
export const vote: VotingDocument = {
  title: { en: 'What should our workshop build next?', de: 'Was soll unsere Werkstatt als Nächstes bauen?' },
  type: 'single',
  results: 'after-answer',
  changeAllowed: true,
  options: choices([
    ['bench', 'A bench with a drawer', 'Eine Bank mit Schublade'],
    ['stool', 'A stool that is a step', 'Ein Hocker, der auch Tritt ist'],
    ['shelf', 'A shelf for one wall', 'Ein Regal für eine Wand'],
  ]),
};

/** A vote that waits to be opened; whoever opens it sees its bars move on the presenter screen. @param products to choose among */
export function nextVote(products: { id: string }[]): VotingDocument {
  const orders = generateNKeysBetween(null, null, products.length);
  return {
    title: {
      en: 'Which piece should stand in our window?',
      de: 'Welches Stück soll in unserem Schaufenster stehen?',
    },
    type: 'single',
    results: 'always',
    changeAllowed: true,
    options: Object.fromEntries(
      products.map(({ id }, index) => [
        `piece${index + 1}`,
        { order: orders[index] ?? 'a0', label: {}, productId: id },
      ]),
    ),
  };
}
