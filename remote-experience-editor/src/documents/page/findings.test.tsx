import { screen, waitFor } from '@testing-library/react';
import {
  type Document,
  type DocumentArea,
  emptyOptionSet,
  emptyPoll,
  emptyProduct,
  emptyScene,
  emptyVaultQuestion,
  emptyVideo,
  type LanguageMap,
} from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import type { ComponentType } from 'react';
import AnswerOptionVault from '../../areas/answer-option-vault';
import Polling from '../../areas/polling';
import Products from '../../areas/products';
import QuestionVault from '../../areas/question-vault';
import Scenes from '../../areas/scenes';
import Videos from '../../areas/videos';
import { CheckList } from '../../checks/check-list';
import { aDocument, renderArea } from '../../testing/an-area';

const manyOf = <Entry,>(count: number, entry: (number: number) => Entry): Record<string, Entry> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`entry${index + 1}`, entry(index + 1)]));
const order = (number: number) => `a${String(number).padStart(3, '0')}1`;

const product = aDocument('products', {
  ...emptyProduct(),
  title: { en: 'Chair' },
  options: {
    wood: { order: 'a0', name: { en: 'Wood' }, values: { oak: { order: 'a0', label: { en: 'Oak' } } } },
    size: { order: 'a1', name: { en: 'Size' }, values: { large: { order: 'a0', label: { en: 'Large' } } } },
  },
  variants: manyOf(24, (number) => ({
    order: order(number),
    values: { wood: 'oak' },
    prices: { EUR: { amount: '100', compareAt: '120' } },
    available: true,
  })),
});
const cue = (number: number) => ({
  startMs: number * 1000,
  endMs: number * 1000 + 500,
  text: `Line ${number}`,
});
const video = aDocument('videos', {
  ...emptyVideo(),
  title: { en: 'Wood' },
  captions: { en: { cues: manyOf(120, cue) }, de: { cues: manyOf(60, cue) } },
});
const silent = aDocument('videos', { ...emptyVideo(), title: { en: 'Wool' } });
const optionSet = aDocument('answer-option-vault', {
  ...emptyOptionSet(),
  title: { en: 'Woods' },
  options: manyOf(3, (number) => ({ order: order(number), label: { en: `Wood ${number}` }, code: 'same' })),
});
const scene = aDocument('scenes', {
  ...emptyScene(),
  title: { en: 'Room' },
  objects: manyOf(2, (number) => ({
    order: order(number),
    libraryObjectId: 'bench3456789abcd',
    name: `Bench ${number}`,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
  })),
});
const copied = {
  text: { en: 'Which wood?' },
  options: manyOf(3, (number) => ({ order: order(number), label: { en: `Wood ${number}` } })),
};
const inVault = { source: 'vault', id: optionSet.id, version: 1 };
const question = aDocument('question-vault', { ...emptyVaultQuestion(), ...copied, optionSet: inVault });
const poll = aDocument('polling', {
  ...emptyPoll(),
  title: { en: 'Woods' },
  questions: { wood: { ...copied, order: 'a0', type: 'single', reference: inVault } },
});

const links = [{ ...inVault, pointer: '/optionSet', title: { en: 'Woods' }, archived: false, newest: null }];

/** The area with its document open, under a certificate that leads into it. */
async function follow(area: DocumentArea, Area: ComponentType, open: Document, pointer: string) {
  const check = {
    level: 'error',
    code: 'wrong',
    message: 'Wrong',
    area,
    documentId: open.id,
    pointer,
  } as const;
  const { user } = renderArea(
    area,
    () => (
      <>
        <CheckList checks={[check]} />
        <Area />
      </>
    ),
    {
      open,
      experience: { languages: ['en', 'de'] },
      answers: { [`GET /v1/brands/${brandId}/documents/${open.id}/links`]: () => ({ links, frozenAt: [] }) },
    },
  );
  const { title = open.data.text } = open.data;
  await screen.findByText(new RegExp((title as LanguageMap).en ?? ''), { selector: 'h1, h1 *' });
  await user.click(screen.getByRole('link', { name: /^Open/ }));
}
const arrivedAt = () =>
  [...document.querySelectorAll('[data-place]')]
    .findLast((place) => place.contains(document.activeElement))
    ?.getAttribute('data-place');

test.each<[what: string, area: DocumentArea, Area: ComponentType, Document, pointer: string, field: RegExp]>([
  [
    'a variant that is not shown yet',
    'products',
    Products,
    product,
    '/variants/entry22/prices/EUR/amount',
    /^Price in EUR/,
  ],
  [
    'a variant’s choice, which is closed',
    'products',
    Products,
    product,
    '/variants/entry22/values/size',
    /^Size/,
  ],
  [
    'what a variant cost before, which is closed',
    'products',
    Products,
    product,
    '/variants/entry2/prices/EUR/compareAt',
    /^Before, in EUR/,
  ],
  [
    'a caption of another page',
    'videos',
    Videos,
    video,
    '/captions/en/cues/entry60/text',
    /^Text of caption 60/,
  ],
  [
    'a caption of another page in another language',
    'videos',
    Videos,
    video,
    '/captions/de/cues/entry60/endMs',
    /^End of caption 60/,
  ],
  ['captions that are not there', 'videos', Videos, silent, '/captions/en', /^Add caption/],
  [
    'an option’s code, which is closed',
    'answer-option-vault',
    AnswerOptionVault,
    optionSet,
    '/options/entry2/code',
    /^Code/,
  ],
  ['an object that is not chosen', 'scenes', Scenes, scene, '/objects/entry2/alt', /^Alternative text/],
])('a finding leads to %s', async (_, area, Area, open, pointer, field) => {
  await follow(area, Area, open, pointer);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(field)));
  expect(arrivedAt()).toBe(pointer);
});

test('a finding of a variant that is gone leads to no other one', async () => {
  await follow('products', Products, product, '/variants/gone/prices/EUR/amount');
  expect(document.activeElement).toHaveTextContent(/^Open/);
});

test.each<[what: string, area: DocumentArea, Area: ComponentType, Document, pointer: string, vault: string]>([
  ['a vault question', 'question-vault', QuestionVault, question, '/options/entry2/label/de', 'Woods'],
  ['a poll', 'polling', Polling, poll, '/questions/wood/options/entry2/label/de', 'Which wood?'],
])(
  'a finding of what %s only copies leads to the link to its vault',
  async (_, area, Area, open, pointer, vault) => {
    await follow(area, Area, open, pointer);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: vault })));
  },
);
