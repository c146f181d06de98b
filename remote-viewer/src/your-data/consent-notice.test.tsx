import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { consentAnswer, keepConsentAnswer } from '../visits/consent-answer';
import { ConsentNotice } from './consent-notice';
import { YourData } from './your-data';
import { yourDataTexts } from './your-data-texts';

const text = { en: 'May we connect what you do here?' };
let asked: { text: Record<string, string>; version: number } | null;

beforeAll(() => loadWords('en', yourDataTexts));
beforeEach(() => {
  window.localStorage.clear();
  asked = { text, version: 2 };
  global.fetch = async () =>
    Response.json({ respondentId: 'respo23456789abc', consent: asked }, { status: 201 });
});

const within = (part: React.ReactNode) => <LanguageProvider languages={['en']}>{part}</LanguageProvider>;
function openNotice() {
  const answers: unknown[] = [];
  const notice = render(within(<ConsentNotice onAnswer={(answer) => answers.push(answer)} />));
  return { answers, ...notice };
}

test.each([
  ['Yes', true],
  ['No', false],
])('%s is kept for the next visit, and not asked again', async (word, given) => {
  const { answers, unmount } = openNotice();
  expect(await screen.findByText(text.en, { exact: false })).toBeVisible();
  expect(consentAnswer()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: word }));
  expect(answers).toEqual([{ given, version: 2 }]);
  expect(consentAnswer()).toEqual({ given, version: 2 });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
});

test('another text is asked again', async () => {
  keepConsentAnswer({ given: true, version: 1 });
  openNotice();
  expect(await screen.findByRole('button', { name: 'No' })).toBeVisible();
});

test.each([
  ['who has answered it', { text, version: 2 }],
  ['where nobody is asked', null],
])('nothing is asked %s', async (_who, consent) => {
  asked = consent;
  keepConsentAnswer({ given: false, version: 2 });
  const fetched = jest.spyOn(global, 'fetch');
  openNotice();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await fetched.mock.results[0]?.value;
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

describe('what was agreed to is taken back where the visitor finds their own data', () => {
  const session = { respondentId: 'respo23456789abc', consent: { text, version: 2 } };
  /** @param forget answers when the visits are to be forgotten. */
  async function untick(forget: () => Response) {
    const wanted: unknown[] = [];
    global.fetch = async (_url, init) => {
      const body = JSON.parse(String(init?.body));
      wanted.push(body);
      return body.forgetVisits ? forget() : Response.json(session, { status: 201 });
    };
    keepConsentAnswer({ given: true, version: 2 });
    render(within(<YourData />));
    const choice = await screen.findByRole('checkbox', { name: 'Recognise this device when I come again' });
    expect(choice).toBeChecked();
    fireEvent.click(choice);
    expect(consentAnswer()).toEqual({ given: false, version: 2 });
    return { choice, wanted };
  }

  test('and of the visits until then, which is said', async () => {
    const { choice, wanted } = await untick(() => Response.json(session, { status: 201 }));
    expect(await screen.findByText('Your visits are no longer kept under your ID.')).toBeVisible();
    expect(wanted).toEqual([{}, { forgetVisits: true }]);
    fireEvent.click(choice);
    expect(screen.queryByText(/no longer kept/)).toBeNull();
    expect(wanted).toHaveLength(2);
  });

  test('of the visits until then only later, where the network fails', async () => {
    await untick(() => Response.error());
    expect(await screen.findByText(/This happens when you come again/)).toBeVisible();
  });
});
