import { screen } from '@testing-library/react';
import {
  type Document,
  type DocumentArea,
  emptyProduct,
  emptyVaultQuestion,
  emptyVideo,
} from '@vitrine/shared/contract';
import type { ComponentType } from 'react';
import Products from '../areas/products';
import QuestionVault from '../areas/question-vault';
import Videos from '../areas/videos';
import { aDocument, renderArea } from '../testing/an-area';

const aProduct = (...values: string[]) =>
  aDocument('products', {
    ...emptyProduct(),
    title: { en: 'Chair' },
    options: {
      wood: {
        order: 'a0',
        name: { en: 'Wood' },
        values: Object.fromEntries(
          values.map((label, index) => [
            `wood${index}`,
            { order: `a${index}`, label: label ? { en: label } : {} },
          ]),
        ),
      },
    },
    variants: {},
  });
const aMatrix = (...rows: string[]) =>
  aDocument('question-vault', {
    ...emptyVaultQuestion(),
    type: 'matrix',
    text: { en: 'How was it?' },
    rows: Object.fromEntries(
      rows.map((label, index) => [`row${index}`, { order: `a${index}`, label: label ? { en: label } : {} }]),
    ),
  });

type Case = [
  what: string,
  area: DocumentArea,
  Area: ComponentType,
  Document,
  tab: string | null,
  button: string,
  field: RegExp,
];

test.each<Case>([
  ['option of a product', 'products', Products, aProduct(), null, 'Add option', /^Name of option 2/],
  ['value of an option', 'products', Products, aProduct('Oak'), null, 'Add value', /^Value 2/],
  [
    'variant',
    'products',
    Products,
    aProduct('Oak', 'Ash'),
    null,
    'Create the 2 missing variants',
    /^Price in EUR/,
  ],
  ['row of a matrix', 'question-vault', QuestionVault, aMatrix('Oak'), null, 'Add row', /^Row 2/],
  [
    'chapter',
    'videos',
    Videos,
    aDocument('videos', emptyVideo()),
    'Chapters',
    'Add chapter at 0:00',
    /^Title of chapter 1/,
  ],
])('a new %s is written at once', async (_, area, Area, open, tab, button, field) => {
  const { user } = renderArea(area, Area, { open });
  if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(field));
});

describe.each<[what: string, DocumentArea, ComponentType, (...names: string[]) => Document, field: string]>([
  ['values of an option', 'products', Products, aProduct, 'Value'],
  ['rows of a matrix', 'question-vault', QuestionVault, aMatrix, 'Row'],
])('%s', (_, area, Area, withNames, field) => {
  const names = () =>
    screen
      .getAllByRole('textbox', { name: new RegExp(`^${field} \\d`) })
      .map((input) => (input as HTMLInputElement).value);

  it('are written one after the other, with Enter', async () => {
    const { user } = renderArea(area, Area, { open: withNames('Oak', 'Elm') });
    await user.click(await screen.findByRole('textbox', { name: `${field} 1` }));
    await user.keyboard('{Enter}Ash{Enter}Fir');
    expect(names()).toEqual(['Oak', 'Ash', 'Fir', 'Elm']);
  });

  it('are pasted, one a line', async () => {
    const { user } = renderArea(area, Area, { open: withNames('Oak', '') });
    await user.click(await screen.findByRole('textbox', { name: `${field} 2` }));
    await user.paste('Ash\r\nElm\n\nFir\n');
    expect(names()).toEqual(['Oak', 'Ash', 'Elm', 'Fir']);
    expect(screen.getByRole('textbox', { name: `${field} 4` })).toHaveFocus();
  });

  it('are not taken where one is too long, which is said', async () => {
    const { user } = renderArea(area, Area, { open: withNames('Oak') });
    await user.click(await screen.findByRole('textbox', { name: `${field} 1` }));
    await user.paste(`Ash\n${'x'.repeat(256)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('These lines are too long: 2');
    expect(names()).toEqual(['Oak']);
  });
});

test.each<[what: string, area: DocumentArea, Area: ComponentType, Document, field: string, said: string]>([
  ['row', 'question-vault', QuestionVault, aMatrix('Oak', ''), 'Row 2', 'Another row has this name too.'],
  ['value', 'products', Products, aProduct('Oak', ''), 'Value 2', 'Another value has this name too.'],
])(
  'a %s that is called like another is said to be, where it is written',
  async (_, area, Area, open, field, said) => {
    const { user } = renderArea(area, Area, { open });
    const name = await screen.findByRole('textbox', { name: field });
    await user.type(name, 'Oa');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.type(name, 'k');
    expect(screen.getAllByText(said).map((one) => one.closest('li')?.contains(name))).toEqual([true]);
  },
);
