import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyVaultQuestion } from '@vitrine/shared/contract';
import { EditedDocument } from '../../documents/fields/edited-document';
import { createDocumentStore } from '../../documents/store/document-store';
import { typedPlaces } from '../../documents/store/typed-places';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { QuestionForm } from './question-form';

test('a name that is half typed keeps colleagues’ changes of nothing else away', async () => {
  const store = createDocumentStore(1, emptyVaultQuestion());
  const editing = { area: 'question-vault' as const, store, run: () => undefined };
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <EditedDocument editing={editing} readOnly={false}>
        <QuestionForm question={emptyVaultQuestion()} />
      </EditedDocument>
    </ExperienceProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Internal name/), 'W');
  expect(typedPlaces.getState().places).toEqual([{ pointer: '/name' }]);
});
