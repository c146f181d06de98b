import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Check, Experience } from '@vitrine/shared/contract';
import { anExperience } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { Publication } from './publication';

const check = (level: Check['level'], message: string): Check => ({
  ...{ level, code: 'missing-text', message, area: 'scenes' as const, documentId: 'oak', pointer: '/title' },
});

interface Shown {
  experience?: Partial<Experience>;
  /** What the certificate says; left out: it has not come yet. */
  checks?: Check[];
  mayPublish?: boolean;
}

async function openPublication({ experience, checks, mayPublish = true }: Shown) {
  const openPublish = jest.fn();
  const open = anOpenExperience();
  const value = anOpenExperience({
    experience: anExperience(experience),
    certificate: checks ? { checks, checkedAt: '2026-01-01T00:00:00.000Z' } : null,
    may: { ...open.may, publish: mayPublish },
    openPublish,
  });
  renderScreen(
    () => (
      <ExperienceProvider value={value}>
        <Publication actions={[]} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  return { openPublish, region: await screen.findByRole('region', { name: 'Publication' }) };
}
const publish = () => screen.queryByRole('button', { name: 'Publish' });
/** The findings under each heading. */
const found = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      ...within(heading.nextElementSibling as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]);

test('names what blocks publishing apart from what could only be better, each with the way to its field', async () => {
  const { region } = await openPublication({
    experience: { status: 'changed', publishedVersion: 3 },
    checks: [check('warning', 'No alternative text'), check('error', 'No title')],
  });
  expect(region).toHaveTextContent('Visitors see version 3; newer changes wait to be published.');
  expect(found(region)).toEqual([
    ['What blocks publishing', expect.stringContaining('No title')],
    ['What could be better', expect.stringContaining('No alternative text')],
  ]);
  for (const way of within(region).getAllByRole('link'))
    expect(way).toHaveAttribute('href', expect.stringMatching(/\/scenes\?id=oak/));
});

test.each([
  ['draft', 'Nothing is published yet: visitors see nothing.', true],
  ['changed', 'Visitors see version 3; newer changes wait to be published.', true],
  ['unpublished', 'Visitors see nothing: the experience was unpublished.', true],
  ['published', 'Visitors see the newest state.', false],
  ['archived', 'Archived: visitors see nothing.', false],
] as const)(
  'of an experience that is %s says so, and offers to publish what can be',
  async (status, words, offers) => {
    const { openPublish, region } = await openPublication({
      experience: { status, publishedVersion: 3 },
      checks: [],
    });
    expect(region).toHaveTextContent(words);
    expect(region).toHaveTextContent('All checks pass.');
    expect(publish() !== null).toBe(offers);
    if (offers) await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(openPublish).toHaveBeenCalledTimes(offers ? 1 : 0);
  },
);

test('offers nothing to whoever may not publish', async () => {
  await openPublication({ experience: { status: 'changed' }, checks: [], mayPublish: false });
  expect(publish()).toBeNull();
});

test('claims nothing before the certificate has come', async () => {
  const { region } = await openPublication({ experience: { status: 'changed' } });
  expect(region).not.toHaveTextContent('All checks pass.');
  expect(found(region)).toEqual([]);
});
