import { screen } from '@testing-library/react';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { ShownValue } from './shown-value';

const size = { depth: 0.45, height: 1.2, width: 0.8 };

test.each([
  ['a size, its width first', size, ['dimensionsMetres'], '0.80 × 1.20 × 0.45 m'],
  ['one side of a size', size.height, ['dimensionsMetres', 'height'], '1.20 m'],
  ['any other number', 1200, ['maxResponses'], '1,200'],
  ['a place', [1.5, 0, -2], ['objects', 'chair', 'position'], 'X 1.5, Y 0, Z -2'],
])('shows %s', async (_, value, path, words) => {
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <output>
          <ShownValue value={value} area="products" path={path} documents={[]} />
        </output>
      </ExperienceProvider>
    ),
    { address: '/here', path: '/*' },
  );
  expect(await screen.findByRole('status')).toHaveTextContent(words);
});
