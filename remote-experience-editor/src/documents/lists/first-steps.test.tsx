import { screen, waitFor } from '@testing-library/react';
import {
  type Document,
  type DocumentArea,
  emptyCollection,
  emptyPlaylist,
  emptyPoll,
  emptyProduct,
  emptyVaultQuestion,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import type { ComponentType } from 'react';
import Polling from '../../areas/polling';
import Products from '../../areas/products';
import QuestionVault from '../../areas/question-vault';
import Videos from '../../areas/videos';
import { aDocument, renderArea } from '../../testing/an-area';

const poll = aDocument('polling', emptyPoll());
const question = aDocument('question-vault', { ...emptyVaultQuestion(), type: 'single' });
const collection = aDocument('products', emptyCollection());

test.each<
  [what: string, DocumentArea, ComponentType, Document, button: string | null, link: string, to: DocumentArea]
>([
  [
    'a poll, while no vault has a question',
    'polling',
    Polling,
    poll,
    'Add from vault',
    'Open the question vault',
    'question-vault',
  ],
  [
    'a question, while no vault has an option set',
    'question-vault',
    QuestionVault,
    question,
    'Use an option set',
    'Open the answer option vault',
    'answer-option-vault',
  ],
  [
    'a collection, while no product names one',
    'products',
    Products,
    collection,
    null,
    'Go to products',
    'products',
  ],
])('the first step leads on from %s', async (_, area, Area, open, button, link, to) => {
  const only = { [`GET /v1/brands/${brandId}/documents`]: () => pageOf() };
  const { user } = renderArea(area, Area, { open, answers: only });
  if (button) await user.click(await screen.findByRole('button', { name: button }));
  const there = addresses.area(brandId, anExperience().id, to);
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', there);
});

test('a playlist makes the first video, while there is none', async () => {
  const { user } = renderArea('videos', Videos, {
    open: aDocument('videos', { ...emptyPlaylist(), title: { en: 'Evenings' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create video' }));
  expect(await screen.findByRole('tab', { name: 'Video' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
});

describe('a list without what was asked for', () => {
  const chair = aDocument('products', { ...emptyProduct(), status: 'active', title: { en: 'Chair' } });

  it('takes the search back', async () => {
    const { user } = renderArea('products', Products, { documents: [chair] });
    await screen.findByText('Chair');
    await user.type(screen.getByRole('searchbox'), 'table');
    expect(await screen.findByText('Nothing matches “table”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Chair')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('takes the filter back', async () => {
    const { user } = renderArea('products', Products, { documents: [chair] });
    await screen.findByText('Chair');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Draft'));
    await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    expect(await screen.findByText('Chair')).toBeVisible();
  });

  it('says what would be there, of archived ones', async () => {
    const { user } = renderArea('products', Products, { documents: [chair] });
    await user.click(await screen.findByRole('radio', { name: 'Archived' }));
    expect(await screen.findByText('Nothing is archived')).toBeVisible();
  });
});
