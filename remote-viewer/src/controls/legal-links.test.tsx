import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageProvider } from '../language/language';
import { yourDataTexts } from '../your-data/your-data-texts';
import { LegalLinks } from './legal-links';

const respondentId = 'visitor23456789a';
const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const session = () => new Response(JSON.stringify({ respondentId }), { status: 201 });

function open(language = 'en') {
  globalThis.fetch = network as unknown as typeof fetch;
  const view = render(
    <LanguageProvider languages={[language]}>
      <LegalLinks legal={{}} />
    </LanguageProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
afterEach(() => network.mockReset());

test('visitors see and copy the id under which their answers are kept, once they ask for it', async () => {
  network.mockImplementation(async () => session());
  const { container, user } = open();
  expect(network).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Your data', expanded: false }));
  expect(await screen.findByRole('textbox', { name: 'Your ID' })).toHaveValue(respondentId);
  expect(network.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    'POST /v1/visitor-sessions',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(respondentId);
  expect(await screen.findByText('Copied', { exact: false })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Your data', expanded: true }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('where copying is blocked, the id is selected to be copied by hand', async () => {
  network.mockImplementation(async () => session());
  const { user } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await user.click(await screen.findByRole('button', { name: 'Your data' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your ID' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('It is selected: copy it now.')).toBeVisible();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, respondentId.length]);
});

test('without a connection it says so, and tries again', async () => {
  network.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => session());
  const { user } = open('de');
  await user.click(await screen.findByRole('button', { name: 'Ihre Daten' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('textbox', { name: 'Ihre Kennung' })).toHaveValue(respondentId);
});

test('where only its words do not come it says so too, and tries again', async () => {
  network.mockImplementation(async () => session());
  jest.spyOn(yourDataTexts, 'load').mockRejectedValueOnce(new TypeError('offline'));
  const { user } = open('it');
  await user.click(await screen.findByRole('button', { name: 'I suoi dati' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Caricamento non riuscito');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('textbox', { name: 'Il suo identificativo' })).toHaveValue(respondentId);
});
