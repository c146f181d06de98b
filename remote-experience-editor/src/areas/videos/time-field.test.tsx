import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyVideo } from '@vitrine/shared/contract';
import { EditedDocument } from '../../documents/fields/edited-document';
import { createDocumentStore, run } from '../../documents/store/document-store';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { TimeField } from './time-field';
import { changedChapter } from './video-commands';

/** The start of a chapter, and how another one comes in. */
function renderStart() {
  const store = createDocumentStore(1, {
    ...emptyVideo(),
    chapters: { a: { startMs: 1_000, title: {} } },
  });
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <EditedDocument
        editing={{ area: 'videos', store, run: (name, change) => run(store, name, change) }}
        readOnly={false}
      >
        <TimeField label="Start" at="/chapters/a/startMs" />
      </EditedDocument>
    </ExperienceProvider>,
  );
  return {
    startMs: () => store.getState().data.chapters.a?.startMs,
    comeIn: (startMs: number) => act(() => run(store, 'start', changedChapter('a', { startMs }))),
  };
}

test('a time that is half typed stays when another comes in, and is taken once the field is left', async () => {
  const { comeIn, startMs } = renderStart();
  const start = screen.getByLabelText('Start');
  await userEvent.clear(start);
  await userEvent.type(start, '0:05');
  comeIn(2_000);
  expect(start).toHaveValue('0:05');
  await userEvent.tab();
  expect(startMs()).toBe(5_000);
});

test('a time that came in stands in a field that nothing was typed into', () => {
  const { comeIn } = renderStart();
  const before = screen.getByLabelText<HTMLInputElement>('Start').value;
  comeIn(2_000);
  expect(screen.getByLabelText('Start')).not.toHaveValue(before);
});
