import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Document,
  emptySurvey,
  emptyVaultQuestion,
  type SurveyDocument,
} from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import { aDocument, renderArea } from '../../testing/an-area';
import Surveys from './index';
import { addedEntry, addedQuestion, changedEntry } from './survey-commands';

const page = (title: string) => ({ title: { en: title }, text: {} });
const survey = (...changes: ((survey: SurveyDocument) => SurveyDocument)[]) =>
  aDocument(
    'surveys',
    changes.reduce((data, change) => change(data), emptySurvey()),
  );
const asked = (id: string, text: string, own: object = {}) => [
  addedQuestion('first', id),
  changedEntry('questions', id, () => ({ text: { en: text }, ...own })),
];
const withQuestions = () =>
  survey(
    addedEntry('pages', 'first', page('About you')),
    addedEntry('pages', 'second', page('About us')),
    ...asked('wood', 'Which wood?'),
    ...asked('age', 'How old?', { type: 'number' }),
  );
const openSurvey = (open: Document, own: Omit<Parameters<typeof renderArea>[2], 'open'> = {}) =>
  renderArea('surveys', Surveys, { open, ...own });
/** What was last sent to be kept. */
const lastSaved = (calls: { body?: unknown }[]) => (calls.at(-1)?.body as { data: object } | undefined)?.data;

test('an empty survey says what to do first, and its first question is written at once', async () => {
  const { user } = openSurvey(survey());
  expect(await screen.findByText('Add a page first; then write its questions.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add page' }));
  await user.keyboard('About you');
  expect(screen.getByRole('textbox', { name: 'Heading of the page' })).toHaveValue('About you');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.keyboard('Which wood?');
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('Which wood?');
  expect(screen.getAllByRole('textbox', { name: /^Option \d/ })).toHaveLength(2);
});

test('a question is a line that opens to its settings, those of its type among them', async () => {
  const { user, calls } = openSurvey(withQuestions());
  const line = await screen.findByRole('button', { name: '2. How old?' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('spinbutton', { name: 'Smallest' })).not.toBeInTheDocument();
  await user.click(line);
  await user.type(await screen.findByRole('spinbutton', { name: 'Smallest' }), '18');
  await waitFor(() => expect(lastSaved(calls)).toEqual({ questions: { age: { number: { min: 18 } } } }));
  await user.click(screen.getByRole('switch', { name: 'An answer is required' }));
  await waitFor(() => expect(lastSaved(calls)).toEqual({ questions: { age: { required: true } } }));
});

test('a page that is removed takes its questions along, and undo brings both back', async () => {
  const { user } = openSurvey(withQuestions());
  await user.click(await screen.findByRole('button', { name: 'Remove page 1 and its questions' }));
  expect(screen.queryByText(/Which wood\?/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByRole('button', { name: '1. Which wood?' })).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Heading of the page' })).toHaveLength(2);
});

test('a question moves to another page and stays the same question', async () => {
  const { user, calls } = openSurvey(withQuestions());
  await user.click(await screen.findByRole('button', { name: '1. Which wood?' }));
  await user.click(await screen.findByRole('combobox', { name: 'Stands on page' }));
  await user.click(await screen.findByTitle('About us'));
  await waitFor(() => expect(lastSaved(calls)).toMatchObject({ questions: { wood: { page: 'second' } } }));
  const second = screen.getByRole('region', { name: 'Page 2' });
  expect(within(second).getByRole('button', { name: '2. Which wood?' })).toBeVisible();
});

test('every type of the vault can be asked, once it is ready', async () => {
  const vault = `GET /v1/brands/${brandId}/documents`;
  const inVault = (text: string, own: object) =>
    aDocument('question-vault', { ...emptyVaultQuestion(), text: { en: text }, ...own });
  const matrix = inVault('How was it?', { type: 'matrix', state: 'ready' });
  const draft = inVault('Not yet', { type: 'nps' });
  const open = survey(addedEntry('pages', 'first', page('About you')));
  const { user, calls } = openSurvey(open, {
    answers: {
      [vault]: ({ query }: { query: URLSearchParams }) =>
        pageOf(...(query.get('experienceId') ? [matrix, draft] : [])),
      [`${vault}/${open.id}/links`]: () => ({ links: [], frozenAt: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add from vault' }));
  expect(await screen.findByRole('button', { name: /^Not yet/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^How was it\?/ }));
  expect(await screen.findByRole('button', { name: '1. How was it?' })).toBeVisible();
  await waitFor(() =>
    expect(JSON.stringify(lastSaved(calls.filter(({ name }) => name.startsWith('PATCH'))))).toContain(
      `"id":"${matrix.id}"`,
    ),
  );
});

test('an ending is a page or an address, and changing back loses nothing', async () => {
  const { user, calls } = openSurvey(withQuestions());
  await user.click(await screen.findByRole('button', { name: 'Add ending' }));
  await user.keyboard('Thank you');
  const ending = within(screen.getByRole('region', { name: 'Ending 1' }));
  await user.click(ending.getByText('Web address'));
  expect(ending.getByRole('textbox', { name: 'Name of the ending' })).toHaveValue('Thank you');
  await user.type(ending.getByRole('textbox', { name: 'Where visitors are led to' }), 'http://example.org');
  expect(ending.getByText('The address has to start with https://.')).toBeVisible();
  await user.click(ending.getByText('Page'));
  expect(ending.queryByText('The address has to start with https://.')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(Object.values((lastSaved(calls) as SurveyDocument).endings)).toMatchObject([
      { kind: 'page', title: { en: 'Thank you' }, address: 'http://example.org' },
    ]),
  );
});

test('an ending screens out whoever ends there, until staff take that back', async () => {
  const open = survey(addedEntry('endings', 'sorry', { kind: 'page', title: {}, text: {}, address: '' }));
  const { user, calls } = openSurvey(open);
  const patches = () => calls.filter(({ name }) => name.startsWith('PATCH'));
  const name = 'Whoever ends here is not counted as having taken part';
  await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(lastSaved(patches())).toEqual({ endings: { sorry: { screensOut: true } } }));
  await user.click(screen.getByRole('switch', { name }));
  await waitFor(() => expect(lastSaved(patches())).toEqual({ endings: { sorry: { screensOut: null } } }));
});

test('a survey that would close before it opens says so', async () => {
  const { calls } = openSurvey(withQuestions());
  fireEvent.change(await screen.findByLabelText('Opens'), { target: { value: '2026-12-02T09:00' } });
  const closes = screen.getByLabelText('Closes');
  fireEvent.change(closes, { target: { value: '2026-12-01T20:00' } });
  expect(screen.getByText('It closes before it opens.')).toBeVisible();
  fireEvent.change(closes, { target: { value: '' } });
  expect(screen.queryByText('It closes before it opens.')).not.toBeInTheDocument();
  await waitFor(() => expect(lastSaved(calls)).toEqual({ opensAt: '2026-12-02T09:00' }));
});

test('a survey that is answered with links has them below, and says that there are none yet', async () => {
  const { user, calls } = openSurvey(withQuestions(), {
    answers: {
      [`GET /v1/brands/${brandId}/placements`]: () => pageOf(),
      [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/token-lots`]: () => pageOf(),
    },
  });
  expect(await screen.findByRole('radio', { name: 'Everybody' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Whoever has a link that works once' }));
  expect(await screen.findByRole('region', { name: 'Single-use links' })).toBeVisible();
  expect(await screen.findByText(/^Nobody can answer until there are links/)).toBeVisible();
  await waitFor(() =>
    expect(lastSaved(calls.filter(({ name }) => name.startsWith('PATCH')))).toEqual({
      access: 'single-use-links',
    }),
  );
});

test('everything that opens has a name and a heading', async () => {
  const { container, user } = openSurvey(withQuestions());
  await user.click(await screen.findByRole('button', { name: '1. Which wood?' }));
  await screen.findByRole('textbox', { name: 'Question' });
  await user.click(screen.getByRole('button', { name: 'Add ending' }));
  expect((await axe(container)).violations).toEqual([]);
});
