import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisplaySettingContext } from '../display/use-display';
import { kioskTexts } from '../kiosk/kiosk-texts';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { OutwardLink } from './outward-link';

beforeAll(() => loadWords('en', kioskTexts));

const show = (isKiosk: boolean) =>
  render(
    <DisplaySettingContext value={{ mode: null, isKiosk }}>
      <LanguageProvider languages={['en']}>
        <OutwardLink href="https://www.shop.example/table">Buy at shop.example</OutwardLink>
      </LanguageProvider>
    </DisplaySettingContext>,
  );

it('opens beside the page, which tells it nothing of itself', () => {
  show(false);
  const link = screen.getByRole('link', { name: 'Buy at shop.example' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('leads nowhere on a kiosk: the visitor takes it along as a code', async () => {
  const user = userEvent.setup();
  show(true);
  expect(screen.queryByRole('link')).toBeNull();
  const button = await screen.findByRole('button', { name: 'Buy at shop.example' });
  await user.click(button);
  expect(await screen.findByText('shop.example/table')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByText('shop.example/table')).toBeNull();
});
