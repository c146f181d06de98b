import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisplaySettingContext } from '../display/use-display';
import { kioskTexts } from '../kiosk/kiosk-texts';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { ShareButton } from './share-button';

beforeAll(() => loadWords('en', kioskTexts));
beforeEach(() =>
  window.history.replaceState(null, '', '/showroom24?from=code&scene=dining&open=product%3Atable'),
);
afterEach(() => {
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

const here = 'http://localhost/showroom24?scene=dining&open=product%3Atable';
function open({ isKiosk = false } = {}) {
  const user = userEvent.setup();
  render(
    <DisplaySettingContext value={{ mode: null, isKiosk }}>
      <LanguageProvider languages={['en']}>
        <ShareButton title="Oak" />
      </LanguageProvider>
    </DisplaySettingContext>,
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

it('hands the very place of a kiosk to the visitor’s phone, by a code that a press elsewhere and Escape put away', async () => {
  const share = jest.fn();
  Object.assign(navigator, { share });
  const press = open({ isKiosk: true });
  const code = () => screen.queryByText('localhost/showroom24');
  await press();
  expect(await screen.findByText('Scan it with the camera of your phone.')).toBeVisible();
  expect(code()).toBeVisible();
  await userEvent.click(document.body);
  expect(code()).toBeNull();
  await press();
  await userEvent.keyboard('{Escape}');
  expect(code()).toBeNull();
  expect(share).not.toHaveBeenCalled();
});
