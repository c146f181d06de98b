import { screen, waitFor } from '@testing-library/react';
import { anExperience } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useEffect, useState } from 'react';
import { CheckList } from '../../checks/check-list';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { placed } from '../page/place';
import { useFocusAskedPlace } from './use-focus-asked-place';

const id = 'prdct23456789abc';

function Form({ late }: { late: boolean }) {
  useFocusAskedPlace();
  const [there, setThere] = useState(!late);
  useEffect(() => setThere(true), []);
  const [isBack, setBack] = useState(false);
  return (
    <div {...placed('/title')}>
      <input aria-label="Title" />
      {there && (
        <p {...placed('/description')}>
          <input aria-label="Description" />
        </p>
      )}
      {isBack && (
        <p {...placed('/tagline')}>
          <input aria-label="Tagline" />
        </p>
      )}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setBack(true)}>
        Bring the tagline back
      </button>
    </div>
  );
}

function Screen() {
  const [language, setLanguage] = useState('en');
  const experience = { ...anExperience(), languages: ['en', 'de'] };
  return (
    <ExperienceProvider value={anOpenExperience({ experience, language, setLanguage })}>
      <CheckList
        checks={['/title/de', '/description/en'].map((pointer) => ({
          level: 'error',
          code: 'missing',
          message: pointer,
          area: 'products',
          documentId: id,
          pointer,
        }))}
      />
      <output>{language}</output>
      <Form late />
    </ExperienceProvider>
  );
}

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a finding leads to its field, in its language, as often as it is followed', async () => {
  const view = renderScreen(Screen, { address: `/here?id=${id}&at=%2Ftitle%2Fde`, path: '/*' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  expect(screen.getByText('de')).toBeInTheDocument();
  const [title, description] = screen.getAllByRole('link');
  for (const [link, name] of [
    [description, 'Description'],
    [title, 'Title'],
    [description, 'Description'],
  ] as const) {
    expect(link).toHaveAttribute('href', expect.stringContaining(`id=${id}&at=%2F`));
    if (link) await view.user.click(link);
    await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
  }
});

test('whoever writes elsewhere already is not taken away once the field is there', async () => {
  const { user } = renderScreen(Screen, { address: `/here?id=${id}&at=%2Ftagline`, path: '/*' });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, 'Wood');
  await user.click(screen.getByRole('button', { name: 'Bring the tagline back' }));
  expect(screen.getByRole('textbox', { name: 'Tagline' })).toBeInTheDocument();
  expect(title).toHaveFocus();
});
