import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyVaultQuestion } from '@vitrine/shared/contract';
import { createDocumentStore } from '../../documents/store/document-store';
import { typedPlaces } from '../../documents/store/typed-places';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { QuestionForm } from './question-form';

const nothing = () => undefined;

test('a name that is half typed keeps colleagues’ changes of nothing else away', async () => {
  const store = createDocumentStore(1, emptyVaultQuestion());
  const editing = {
    id: 'q',
    area: 'question-vault' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <QuestionForm question={emptyVaultQuestion()} editing={editing} readOnly={false} />
    </ExperienceProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Name/), 'W');
  expect(typedPlaces.getState().places).toEqual([{ pointer: '/name' }]);
});
