import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type AnsweredQuestion,
  emptySurvey,
  type SingleResponse,
  type SurveyResults,
} from '@vitrine/shared/contract';
import { Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import { aDocument, renderArea } from '../../../../testing/an-area';
import Surveys from '../../index';

const labelled = (id: string) => ({ id, label: { en: id } });
const question = (id: string, own: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  ...{ id, type: 'single', text: { en: id }, gone: false, rows: [], scale: null },
  ...{ options: ['oak', 'ash', 'pine'].map(labelled), ...own },
});
const response = (minute: number, own: Partial<SingleResponse> = {}): SingleResponse => ({
  id: `r${minute}`,
  placementId: 'window2345',
  receivedAt: new Date(2026, 10, 28, 10, minute).toISOString(),
  language: 'de',
  status: 'complete',
  ending: { id: 'thanks', title: { en: 'Thank you' }, address: null },
  version: 3,
  answers: [{ question: 'Wood', answer: ['oak'], hidden: false }],
  ...own,
});
const titleOf = (minute: number) => new RegExp(`10:${String(minute).padStart(2, '0')}`);

interface Kept {
  /** The newest first. */
  responses: SingleResponse[];
  questions?: AnsweredQuestion[];
  /** How many a page holds. */
  atOnce?: number;
}

/**
 * A survey, over responses that the network holds.
 * @param kept may change while they are looked at.
 * @param says the part of the survey that the address leads to.
 */
function openSurvey(kept: Kept, says: Record<string, string>) {
  const { atOnce = 20, questions = [question('Wood')] } = kept;
  const open = aDocument('surveys', { ...emptySurvey(), title: { en: 'Woods' } });
  const at = `GET /v1/brands/${brandId}/documents/${open.id}`;
  const results = (): SurveyResults => ({
    responses: { complete: kept.responses.length, partial: 2, 'over-quota': 0, 'screened-out': 0 },
    placements: [{ id: 'window2345', name: 'Store · Window' }],
    questions: questions.map(({ id, type, text }) => ({
      ...{ id, type, text, gone: false, answered: 1, rows: [], bars: [], number: null, dates: null },
    })),
  });
  const opened = (index: number) => () => {
    const { responses } = kept;
    const one = responses[index];
    const [newer = null, older = null] = [responses[index - 1]?.id, responses[index + 1]?.id];
    return one ? { response: one, questions, newer, older } : new Refusal(404, 'Not found');
  };
  const view = renderArea('surveys', Surveys, {
    open,
    says,
    answers: {
      [`${at}/survey-results`]: results,
      [`${at}/single-responses`]: ({ query }: { query: URLSearchParams }) => {
        const start = Number(query.get('cursor') ?? 0);
        const items = kept.responses.slice(start, start + atOnce);
        const next = start + atOnce < kept.responses.length ? String(start + atOnce) : null;
        const previous = start > 0 ? String(start - atOnce) : null;
        return { items, questions, start, nextCursor: next, previousCursor: previous };
      },
      [`POST /v1/brands/${brandId}/documents/${open.id}/moderation`]: ({ body }: { body: unknown }) => {
        const { question, response, shown } = body as { question: string; response: string; shown: boolean };
        kept.responses = kept.responses.map((one) => ({
          ...one,
          answers: one.answers.map((given) =>
            one.id === response && given.question === question ? { ...given, hidden: !shown } : given,
          ),
        }));
        return new Response(null, { status: 204 });
      },
      ...Object.fromEntries(
        kept.responses.map(({ id }, index) => [`${at}/single-responses/${id}`, opened(index)]),
      ),
    },
  });
  const asked = () =>
    Object.fromEntries(
      view.calls.filter(({ name }) => name.endsWith('/single-responses')).at(-1)?.query ?? [],
    );
  return { ...view, asked };
}

async function openResults(kept: Kept) {
  const view = openSurvey(kept, { tab: 'results' });
  await view.user.click(await screen.findByRole('radio', { name: 'One by one' }));
  return view;
}

const openFirst = async (own: Partial<SingleResponse>, questions: AnsweredQuestion[]) => {
  const view = await openResults({ responses: [response(1, own)], questions });
  await view.user.click(await screen.findByRole('link', { name: titleOf(1) }));
  await screen.findByRole('heading', { level: 2, name: titleOf(1) });
  return view;
};

/** What stands below a question. */
const answerTo = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body;

test('responses stand one below the other: when, where, in which language, how far and how they ended', async () => {
  const { container } = await openResults({ responses: [response(2), response(1, { ending: null })] });
  const [newest, oldest] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent(/10:02.*Store · Window · German · 1 answer · Thank you · Version 3/);
  expect(oldest).toHaveTextContent(/10:01.*German · 1 answer · Version 3/);
  expect(screen.queryByRole('combobox', { name: 'Compare with' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a row shows how its answers begin, without what staff have marked', async () => {
  const long = 'Warm '.repeat(20);
  const answers: SingleResponse['answers'] = [
    { question: 'Wood', answer: ['oak', 'ash'], hidden: false },
    { question: 'Rude', answer: { text: 'Rude words' }, hidden: true },
    { question: 'Why', answer: { text: long }, hidden: false },
  ];
  const written = [question('Rude', { type: 'long-text' }), question('Why', { type: 'long-text' })];
  await openResults({ responses: [response(1, { answers })], questions: [question('Wood'), ...written] });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(`oak · ash · ${'Warm '.repeat(12).trim()}…`);
  expect(row).not.toHaveTextContent('Rude words');
});

test('the same filters narrow them, and begin at the first page', async () => {
  const { user, asked } = await openResults({ responses: [response(2), response(1)], atOnce: 1 });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked()).toMatchObject({ status: 'complete', cursor: '1' }));
  expect(await screen.findByRole('link', { name: titleOf(1) })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Left early: 2' }));
  await waitFor(() => expect(asked()).toEqual({ status: 'partial', limit: '20' }));
});

test('every kind of answer reads as words, in the order in which they came', async () => {
  const { container } = await openFirst(
    {
      answers: [
        { question: 'Rooms', answer: ['oak', 'pine'], hidden: false },
        { question: 'Wood', answer: ['ash'], hidden: false },
        { question: 'Best', answer: { ranking: ['pine', 'oak'] }, hidden: false },
        { question: 'Grid', answer: { rows: { Hall: 'ash', Bath: 'gone' } }, hidden: false },
        { question: 'Recommend', answer: { number: 9 }, hidden: false },
        { question: 'Budget', answer: { number: 12_500 }, hidden: false },
        { question: 'Move', answer: { date: '2026-12-24' }, hidden: false },
        { question: 'Terms', answer: { consent: true }, hidden: false },
        { question: 'Why', answer: { text: 'Sehr warm' }, hidden: false },
      ],
    },
    [
      question('Wood'),
      question('Rooms', { type: 'multiple' }),
      question('Best', { type: 'ranking' }),
      question('Grid', { type: 'matrix', rows: ['Hall', 'Bath', 'Attic'].map(labelled) }),
      question('Recommend', { type: 'nps', scale: { from: 0, to: 10 } }),
      question('Budget', { type: 'number' }),
      question('Move', { type: 'date' }),
      question('Terms', { type: 'consent' }),
      question('Why', { type: 'long-text', gone: true }),
      question('Unanswered'),
    ],
  );
  const read = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent: name }) => [
      name,
      ...[...answerTo(name ?? '').querySelectorAll('p, li, dt, dd')].map((part) => part.textContent),
    ]);
  expect(read).toEqual([
    ['Rooms', 'oak', 'pine'],
    ['Wood', 'ash'],
    ['Best', 'pine', 'oak'],
    ['Grid', 'Hall', 'ash', 'Bath', 'something that is gone'],
    ['Recommend', '9 of 10'],
    ['Budget', '12,500'],
    ['Move', 'Thu, Dec 24, 2026'],
    ['Terms', 'Agreed'],
    ['Why', 'Sehr warm'],
  ]);
  expect(answerTo('Best').querySelector('ol')).toBeInTheDocument();
  expect(screen.getByText('Sehr warm')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Sehr warm')).toHaveAttribute('dir', 'auto');
  expect(within(answerTo('Why')).getByText('No longer asked')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a text is marked as not to be shown by a press, and the mark is taken off again', async () => {
  const own = {
    answers: [
      { question: 'Why', answer: { text: 'Rude' }, hidden: false },
      { question: 'More', answer: { text: 'Warm' }, hidden: false },
    ],
  };
  const { user } = await openFirst(own, [
    question('Why', { type: 'long-text' }),
    question('More', { type: 'long-text' }),
  ]);
  const mark = 'Marked: not to be shown';
  await user.click(screen.getByRole('button', { name: 'Mark as not to be shown: Rude' }));
  await waitFor(() => expect(answerTo('Why')).toHaveTextContent(mark));
  expect(answerTo('More')).not.toHaveTextContent(mark);
  expect(screen.getByRole('button', { name: 'Remove mark: Rude' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove mark: Rude' }));
  await waitFor(() => expect(answerTo('Why')).not.toHaveTextContent(mark));
});

test('one follows the other by a press or a key, and the list has the focus where it was left', async () => {
  const { user } = await openResults({ responses: [response(3), response(2), response(1)] });
  await user.click(await screen.findByRole('link', { name: titleOf(2) }));
  expect(await screen.findByRole('heading', { level: 2, name: titleOf(2) })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const oldest = await screen.findByRole('heading', { level: 2, name: titleOf(1) });
  expect(oldest).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('heading', { level: 2, name: titleOf(2) })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('heading', { level: 2, name: titleOf(3) })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'All responses' }));
  expect(await screen.findByRole('link', { name: titleOf(3) })).toHaveFocus();
});

test('the focus stays where it is when the one that was left comes by again', async () => {
  const { user } = await openResults({ responses: [response(2), response(1)], atOnce: 1 });
  await user.click(await screen.findByRole('link', { name: titleOf(2) }));
  await user.click(await screen.findByRole('link', { name: 'All responses' }));
  expect(await screen.findByRole('link', { name: titleOf(2) })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('link', { name: titleOf(1) });
  const previous = screen.getByRole('button', { name: 'Previous' });
  previous.focus();
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: titleOf(2) });
  expect(link).not.toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Question by question' }));
  await user.click(screen.getByRole('radio', { name: 'One by one' }));
  expect(await screen.findByRole('link', { name: titleOf(2) })).not.toHaveFocus();
  expect(screen.getByRole('radio', { name: 'One by one' })).toHaveFocus();
});

test('from right to left, the keys lead the other way', async () => {
  const { user } = await openResults({ responses: [response(2), response(1)] });
  await user.click(await screen.findByRole('link', { name: titleOf(2) }));
  const article = await screen.findByRole('article');
  article.style.direction = 'rtl';
  fireEvent.keyDown(article, { key: 'ArrowLeft' });
  expect(await screen.findByRole('heading', { level: 2, name: titleOf(1) })).toBeVisible();
});

test('a response that was erased meanwhile says so, and leads back to all', async () => {
  const kept = { responses: [response(2), response(1)] };
  const { user } = await openResults(kept);
  await screen.findByRole('link', { name: titleOf(1) });
  kept.responses = kept.responses.slice(0, 1);
  await user.click(screen.getByRole('link', { name: titleOf(1) }));
  expect(await screen.findByText('This response is not here')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All responses' }));
  expect(await screen.findByRole('link', { name: titleOf(2) })).toBeVisible();
});

test('where the filter lets none through, it says so; one without answers, too', async () => {
  const { unmount } = await openResults({ responses: [] });
  expect(await screen.findByText('No response fits what is chosen above.')).toBeVisible();
  unmount();
  await openFirst({ answers: [] }, [question('Wood')]);
  expect(screen.getByText('Nothing is left of what was answered.')).toBeVisible();
});

test('an address leads to one response, and to those of its filter', async () => {
  const { calls } = openSurvey(
    { responses: [response(2), response(1)] },
    { tab: 'results', show: 'single', status: 'partial', response: 'r1' },
  );
  expect(await screen.findByRole('heading', { level: 2, name: titleOf(1) })).toBeVisible();
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({ status: 'partial' });
});
