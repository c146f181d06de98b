import { render, screen } from '@testing-library/react';
import { LanguageProvider } from '../language/language';
import { ResultBars } from './choice-results';

async function barsOf(counts: Record<string, number>) {
  const bars = Object.entries(counts).map(([id, count]) => ({ id, label: id, count, isOwn: false }));
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  render(
    <LanguageProvider languages={['en']}>
      <ResultBars bars={bars} total={total} yours="your answer" above={0} />
    </LanguageProvider>,
  );
  const shown = await screen.findAllByRole('listitem');
  return shown.map(({ textContent }) => textContent?.trim());
}

it.each([
  [{ oak: 0, ash: 0 }, ['oak 0%', 'ash 0%']],
  [{ oak: 1, ash: 0 }, ['oak 100%', 'ash 0%']],
  [{ oak: 999_999, ash: 1 }, ['oak >99%', 'ash <1%']],
])('shares can be read of however many: %j', async (counts, shown) => {
  expect(await barsOf(counts)).toEqual(shown);
});
