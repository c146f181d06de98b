import { directionOf, interfaceLanguage, localeOf, ownNameOf, ownNames } from './interface-language';

const browserAsksFor = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
afterEach(() => jest.restoreAllMocks());

it.each([
  ['the chosen language, whatever the browser asks for', 'ar', ['de-AT', 'en'], 'ar'],
  ['the first of the browser’s that there is', null, ['fr-FR', 'de-AT', 'en'], 'de'],
  ['English where there is none', null, ['fr-FR', 'it'], 'en'],
  ['the browser’s where the choice is none of ours', 'tlh', ['de'], 'de'],
])('is %s', (_, chosen, asked, language) => {
  browserAsksFor(...asked);
  expect(interfaceLanguage(chosen)).toBe(language);
});

it('writes numbers and dates as the reader’s region does', () => {
  browserAsksFor('fr', 'de-AT', 'en-GB');
  expect(localeOf('de')).toBe('de-AT');
  expect(localeOf('ar')).toBe('ar');
});

it('knows which way a language runs', () => {
  expect(['en-GB', 'de', 'ar', 'ar-EG'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});

it('calls languages as browsers do', () => {
  for (const [tag, name] of Object.entries(ownNames))
    expect(name).toBe(new Intl.DisplayNames(tag, { type: 'language' }).of(tag));
  expect(['de', 'nb', 'pt-BR'].map(ownNameOf)).toEqual(['Deutsch', 'norsk bokmål', 'português (Brasil)']);
});
