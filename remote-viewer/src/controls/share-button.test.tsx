import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { ShareButton } from './share-button';

beforeAll(() => loadWords('en'));
beforeEach(() =>
  window.history.replaceState(null, '', '/showroom24?from=code&scene=dining&open=product%3Atable'),
);
afterEach(() => {
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

const here = 'http://localhost/showroom24?scene=dining&open=product%3Atable';
function open() {
  const user = userEvent.setup();
  render(
    <LanguageProvider languages={['en']}>
      <ShareButton title="Oak" />
    </LanguageProvider>,
  );
  return () => user.click(screen.getByRole('button', { name: 'Share' }));
}

it('copies the very place, without where this visit came from', async () => {
  const press = open();
  await press();
  expect(await navigator.clipboard.readText()).toBe(here);
  expect(screen.getByRole('status')).toHaveTextContent('Address copied.');
});

it('says how to get it where the browser does not copy', async () => {
  const press = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Copy the address from the address bar.');
});

it('leaves it to the system’s own sheet where there is one; closing that is no failure', async () => {
  const share = jest.fn(async () => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  const press = open();
  await act(press);
  expect(share).toHaveBeenCalledWith({ title: 'Oak', url: here });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
