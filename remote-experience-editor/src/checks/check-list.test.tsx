import { screen } from '@testing-library/react';
import type { Check } from '@vitrine/shared/contract';
import { checkBook } from '@vitrine/shared/contract/sentences/check-sentences';
import type { SentenceValue } from '@vitrine/shared/contract/sentences/sentences';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { CheckList } from './check-list';

const check = (own: Partial<Check>): Check => ({
  level: 'warning',
  code: 'missing-text',
  message: 'In English',
  area: 'scenes',
  documentId: null,
  pointer: '/',
  ...own,
});

/** As the API speaks English. */
const format = {
  language: 'en',
  number: (value: number) => value.toLocaleString('en'),
  languageName: (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
};

const said = (name: string, values: Record<string, SentenceValue> = {}) =>
  check({ sentence: { name, values }, pointer: `/${name}/${JSON.stringify(values)}` });

function renderChecks(checks: Check[], language: 'en' | 'de') {
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <CheckList checks={checks} here />
      </ExperienceProvider>
    ),
    { address: addresses.area(brandId, anExperience().id, 'manifest'), path: '*', language },
  );
}

const shown = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

const several = [
  said('missing-text.pollOption', { number: 2, question: 1 }),
  said('missing-translation', { count: 1, language: { language: 'fr' } }),
  said('missing-translation', { count: 1200, language: { language: 'pt-BR' } }),
  said('low-contrast.dark.textOnSurface', { contrast: 2.9, wanted: 3 }),
  said('model-too-large', { name: 'Sofa', size: { bytes: 40_527_462 }, limit: { bytes: 31_457_280 } }),
  said('size-mismatch', { model: { metres: [0.801, 1, 12.5] }, product: { metres: [1, 1, 1] } }),
];

test('says in German what was found, with numbers, sizes and languages as German has them', async () => {
  renderChecks(several, 'de');
  expect(await shown()).toEqual([
    'Antwort 2 von Frage 1 hat keinen Text.',
    '1 Text ist nicht übersetzt: Französisch fehlt.',
    '1200 Texte sind nicht übersetzt: Portugiesisch (Brasilien) fehlt.',
    'Auf dunkel eingestellten Geräten hat Text auf Flächen einen Kontrast von 2,9:1; mindestens 3:1 sollten es sein.',
    'Das Modell „Sofa“ hat 38,7 MiB; höchstens 30 MiB lassen sich veröffentlichen.',
    'Das Modell misst 0,801 × 1,000 × 12,500 m, das Produkt 1,00 × 1,00 × 1,00 m (Breite × Höhe × Tiefe).',
  ]);
});

test('says it in English to everybody else, as the API does', async () => {
  const inEnglish = several.map((one): Check => {
    const { name = '', values = {} } = one.sentence ?? {};
    return {
      ...one,
      message: checkBook.isKnown(name, values) ? checkBook.inEnglish(name, values, format) : '',
    };
  });
  renderChecks(inEnglish, 'en');
  expect(await shown()).toEqual([
    'Option 2 of question 1 has no text.',
    '1 text has no translation into French.',
    '1200 texts have no translation into Brazilian Portuguese.',
    'Text on surfaces has a contrast of 2.9:1 on dark devices; it should be at least 3:1.',
    'The model “Sofa” has 38.7 MiB; at most 30 MiB can be published.',
    'The model measures 0.801 × 1.000 × 12.500 m, the product 1.00 × 1.00 × 1.00 m (width × height × depth).',
  ]);
});

test('shows what an old certificate or a newer API says as it came', async () => {
  const lacking = said('missing-text.option');
  renderChecks([check({}), said('not-known-here'), said('missing-title'), lacking], 'de');
  expect(await shown()).toEqual(Array(4).fill('In English'));
});

test('has German words for everything that a check can say', async () => {
  const named = Object.fromEntries(
    [
      ...['name', 'code', 'handle', 'number', 'question', 'min', 'size', 'limit', 'total', 'most'],
      ...['answers', 'by', 'ending', 'id', 'page', 'quota', 'rule'],
    ].map((name) => [name, '7']),
  );
  const values = {
    ...named,
    count: 7,
    contrast: 7,
    wanted: 7,
    model: '7',
    product: '7',
    language: { language: 'de' },
  };
  renderChecks(
    checkBook.names.map((name) => said(name, values)),
    'de',
  );
  const texts = await shown();
  expect(texts.length).toBeGreaterThan(50);
  const english = checkBook.names.map((name) => checkBook.inEnglish(name, values, format));
  expect(texts.filter((text) => !text || text === 'In English' || english.includes(text))).toEqual([]);
});

test('what repeats is said once, and opens to each of them with its link', async () => {
  const lacking = ['chair', 'table', 'lamp'].flatMap((documentId) =>
    ['de', 'ar'].map((language) =>
      check({
        code: 'missing-translation',
        area: 'products',
        documentId,
        pointer: `/title/${language}`,
        sentence: { name: 'missing-translation', values: { count: 1, language: { language } } },
      }),
    ),
  );
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <CheckList checks={lacking} />
      </ExperienceProvider>
    ),
    { address: addresses.area(brandId, anExperience().id, 'manifest'), path: '*' },
  );
  const group = await screen.findByText('3 products not translated into Arabic and German');
  expect(group).toBeVisible();
  expect(group.closest('details')?.querySelectorAll('a')).toHaveLength(6);
});
