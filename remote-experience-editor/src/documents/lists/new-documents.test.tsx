import { screen, waitFor } from '@testing-library/react';
import { type Document, type DocumentArea, emptyProduct } from '@vitrine/shared/contract';
import type { ComponentType } from 'react';
import AnswerOptionVault from '../../areas/answer-option-vault';
import Polling from '../../areas/polling';
import Products from '../../areas/products';
import QuestionVault from '../../areas/question-vault';
import Scenes from '../../areas/scenes';
import Theme from '../../areas/theme';
import Videos from '../../areas/videos';
import { aDocument, renderArea } from '../../testing/an-area';

const inCollection = aDocument('products', {
  ...emptyProduct(),
  title: { en: 'Chair' },
  collections: { Seating: true },
});

test.each<
  [what: string, area: DocumentArea, Area: ComponentType, buttons: string[], field: string, Document[]?]
>([
  ['poll', 'polling', Polling, ['Create poll'], 'Title'],
  ['scene', 'scenes', Scenes, ['Create scene'], 'Title'],
  ['product', 'products', Products, ['Create product'], 'Title'],
  ['collection, where no product names one,', 'products', Products, ['Add collection title'], 'Title'],
  [
    'collection, where one is to be chosen,',
    'products',
    Products,
    ['Add collection title'],
    'Collection',
    [inCollection],
  ],
  ['video', 'videos', Videos, ['Create video'], 'Title'],
  ['playlist', 'videos', Videos, ['Create playlist'], 'Title'],
  ['question', 'question-vault', QuestionVault, ['Create question'], 'Question'],
  ['option set', 'answer-option-vault', AnswerOptionVault, ['Create option set', 'Empty'], 'Title'],
  ['theme', 'theme', Theme, ['Start with the standard look'], 'Title'],
])('a new %s is named first', async (_, area, Area, buttons, field, documents = []) => {
  const { user } = renderArea(area, Area, { documents });
  if (documents.length > 0) await screen.findByText('Chair');
  for (const name of buttons)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(field));
});
