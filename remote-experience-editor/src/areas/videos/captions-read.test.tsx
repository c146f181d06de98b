import { screen } from '@testing-library/react';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { readCaptionFile } from './caption-file';
import { CaptionsRead } from './captions-read';

test('says in German what is wrong with a caption file, each line once', async () => {
  fakeApi({});
  const file = 'WEBVTT\n\n00:99.000 --> 01:00.000\nOak\n\n00:05.000 --> 00:04.000\n<i>Ash\n';
  const { cues, problems } = await readCaptionFile(new TextEncoder().encode(file).buffer as ArrayBuffer);
  const outcome = { name: 'oak.vtt', count: cues.length, problems, refusal: null };
  renderScreen(() => <CaptionsRead outcome={outcome} onDismiss={jest.fn()} />, {
    address: '/videos',
    path: '/videos',
    language: 'de',
  });
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Zeile 3: Das ist keine Zeit wie 00:01.000.',
    'Zeile 6: Der Untertitel endet, bevor er beginnt.',
    'Zeile 8: Eine Auszeichnung wie <i> oder <v> ist nicht so geschrieben, wie WebVTT es verlangt.',
  ]);
});

test('shows all that was wrong to whoever asks for it', async () => {
  fakeApi({});
  const problems = Array.from({ length: 30 }, (_, place) => ({
    line: place + 1,
    complaint: 'time' as const,
  }));
  const outcome = { name: 'oak.vtt', count: 1, problems, refusal: null };
  const { user } = renderScreen(() => <CaptionsRead outcome={outcome} onDismiss={jest.fn()} />, {
    address: '/videos',
    path: '/videos',
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show 22 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
