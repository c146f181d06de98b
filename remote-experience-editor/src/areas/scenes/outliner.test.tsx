import { render, screen } from '@testing-library/react';
import { placeFor } from '../../documents/place';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { Outliner } from './outliner';

const nothing = () => undefined;

test('each object has its place in the list, so that what a colleague changes is marked there alone', () => {
  const object = (name: string) => ({
    order: 'a0',
    libraryObjectId: 'lib123456789abcd',
    name,
    position: [0, 0, 0] as [number, number, number],
    rotation: [0, 0, 0] as [number, number, number],
    scale: [1, 1, 1] as [number, number, number],
  });
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <Outliner
        objects={[
          ['a', object('Table')],
          ['b', object('Chair')],
        ]}
        selected={null}
        readOnly
        onSelect={nothing}
        onChange={nothing}
        onRemove={nothing}
      />
    </ExperienceProvider>,
  );
  const [, chair] = screen.getAllByRole('listitem');
  expect(placeFor(['objects', 'b', 'position', '0'], document)).toBe(chair);
});
