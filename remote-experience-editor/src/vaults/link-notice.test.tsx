import { screen } from '@testing-library/react';
import type { DocumentLink } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { LinkNotice } from './link-notice';

const id = 'vault23456789abc';
const link: DocumentLink = {
  pointer: '/questions/q1',
  area: 'question-vault',
  id,
  version: 1,
  title: { en: 'Which wood?' },
  archived: false,
  newest: { version: 2, data: {} },
  obstacle: 'A poll’s question has at most 10 options.',
  obstacleSentence: { name: 'link.tooManyOptions', values: { most: 10 } },
};

const Screen = () => (
  <ExperienceProvider value={anOpenExperience()}>
    <LinkNotice
      area="question-vault"
      pinned={{ id, version: 1 }}
      link={link}
      title={link.title}
      readOnly
      onDetach={jest.fn()}
      onLook={jest.fn()}
    />
  </ExperienceProvider>
);

test.each([
  ['de', 'In einer Umfrage hat eine Frage höchstens 10 Antworten.'],
  ['en', 'A poll’s question has at most 10 options.'],
] as const)('says in %s why a newer version cannot be taken over', async (language, words) => {
  fakeApi({});
  renderScreen(Screen, { address: '/poll', path: '/poll', language });
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});
