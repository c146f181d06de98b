import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { wordLanguages } from '@vitrine/shared/contract/values/word-languages';
import { LanguageSwitch } from '../controls/language-switch';
import { type Dictionary, dictionary } from './dictionary';
import { LanguageProvider, languageKey, useLanguage } from './language';
import { useWords } from './use-words';

afterEach(() => deviceStorage.remove(languageKey));

function Start() {
  const { texts, textsMark, say } = useLanguage();
  return (
    <>
      <h1>{say({ en: 'Oak', ar: 'بلوط', pt: 'Carvalho', ja: 'オーク' })}</h1>
      <button type="button" {...textsMark}>
        {texts.start}
      </button>
    </>
  );
}
const show = (...languages: string[]) =>
  render(
    <LanguageProvider languages={languages}>
      <LanguageSwitch />
      <Start />
    </LanguageProvider>,
  );

it.each([
  ['en', 'Step inside'],
  ['de', 'Eintreten'],
  ['ar', 'تفضّل بالدخول'],
  ['fr', 'Entrer'],
  ['es', 'Entrar'],
  ['it', 'Entra'],
  ['de-CH', 'Eintreten'],
])('says its own words in an experience in %s', async (language, start) => {
  show(language);
  const button = await screen.findByRole('button', { name: start });
  expect(document.documentElement).toHaveAttribute('lang', language);
  expect(button).not.toHaveAttribute('lang');
});

it('reads from the right in Arabic, and no longer where it is left', async () => {
  const { unmount } = show('ar');
  await screen.findByRole('heading', { name: 'بلوط' });
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('dir');
});

it('keeps the direction that the server has said with the page’s language, and finds out that of another', async () => {
  const page = document.documentElement;
  const find = jest.spyOn(Intl, 'Locale');
  page.lang = 'de';
  page.dir = 'ltr';
  const { unmount } = show('de');
  await screen.findByRole('button', { name: 'Eintreten' });
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();
  expect(page).toHaveAttribute('dir', 'ltr');
  unmount();
  show('ar');
  await screen.findByRole('heading', { name: 'بلوط' });
  expect(page).toHaveAttribute('dir', 'rtl');
});

it('marks its own words as English in an experience whose language it does not speak', async () => {
  show('ja');
  expect(await screen.findByRole('button', { name: 'Step inside' })).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('lang', 'ja');
});

it('speaks the experience’s base language where it does not speak the one that is read', async () => {
  deviceStorage.set(languageKey, 'ja');
  show('fr', 'ja');
  const button = await screen.findByRole('button', { name: 'Entrer' });
  expect(button).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('heading', { name: 'オーク' })).toBeVisible();
});

it('changes with the language that visitors choose, and keeps it on the device', async () => {
  show('en', 'ar');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'ar');
  expect(await screen.findByRole('button', { name: 'تفضّل بالدخول' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'بلوط' })).toBeVisible();
  expect(deviceStorage.get(languageKey)).toBe('ar');
});

it('looks for words in the language, its base, those of the experience, and English', () => {
  expect(wordLanguages('pt-BR', 'fr-CA')).toEqual(['pt-BR', 'pt', 'fr-CA', 'fr', 'en']);
  expect(wordLanguages('en')).toEqual(['en']);
});

const Name = ({ book, language }: { book: Dictionary<{ name: string }>; language: string }) =>
  useWords(book, [language])?.texts.name ?? null;

describe('words that do not come', () => {
  const offline = new TypeError('Failed to fetch');
  let isOnline = false;
  const openBook = () =>
    dictionary<{ name: string }>(async (language) => {
      if (!isOnline && language !== 'en') throw offline;
      return { default: { name: `Guest book in ${language}` } };
    });

  beforeEach(() => {
    isOnline = false;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('leaves those of the former language until they do', async () => {
    const book = openBook();
    await book.load(['en']);
    const { rerender, container } = render(<Name book={book} language="en" />);
    await act(async () => rerender(<Name book={book} language="de" />));
    expect(container).toHaveTextContent('Guest book in en');
    isOnline = true;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(container).toHaveTextContent('Guest book in de');
  });

  it('is no reason to take English for the words that a language has', async () => {
    await expect(openBook().load(['de', 'en'])).rejects.toBe(offline);
  });
});

it.each([
  [{ en: 'For which rooms?' }, '\u2068For which rooms?\u2069'],
  [{ ar: 'لأي غرف؟', en: 'For which rooms?' }, 'لأي غرف؟'],
  [{}, ''],
])('keeps words apart that are not in its language: %j', async (words, said) => {
  render(
    <LanguageProvider languages={['ar']}>
      <Question words={words} />
    </LanguageProvider>,
  );
  expect((await screen.findByRole('status')).textContent).toBe(said);
});

const Question = ({ words }: { words: Record<string, string> }) => (
  <output>{useLanguage().say(words)}</output>
);
