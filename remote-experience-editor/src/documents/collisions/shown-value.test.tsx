import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import type { ReactNode } from 'react';
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
  await expectShown(<ShownValue value={value} area="products" path={path} documents={[]} />, words);
});

test('shows another document by what it is called', async () => {
  const productId = '2'.repeat(16);
  fakeApi({
    [`GET /v1/brands/${brandId}/documents/${productId}`]: () => ({ data: { title: { en: 'Sofa' } } }),
  });
  const path = ['options', 'first', 'productId'];
  await expectShown(<ShownValue value={productId} area="voting" path={path} documents={[]} />, 'Sofa');
});

test('shows the tests of a condition with the names of what they ask about', async () => {
  const survey = {
    questions: {
      wood: {
        order: 'a0',
        text: { en: 'Which wood?' },
        options: { oak: { order: 'a0', label: { en: 'Oak' } } },
      },
    },
    variables: { score: { order: 'a0', name: 'Score' } },
  };
  const tests = [
    { kind: 'chosen', question: 'wood', option: 'oak' },
    { kind: 'any', of: [{ kind: 'variable', variable: 'score', is: 'below', number: 3 }] },
  ];
  const path = ['rules', 'first', 'when', 'of'];
  await expectShown(
    <ShownValue value={tests} area="surveys" path={path} documents={[survey]} />,
    /Option was chosen.*Which wood\?.*Oak.*Any of these.*Score.*Below.*3/,
  );
});

async function expectShown(value: ReactNode, words: string | RegExp) {
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <output>{value}</output>
      </ExperienceProvider>
    ),
    { address: '/here', path: '/*' },
  );
  const shown = await screen.findByRole('status');
  await waitFor(() => expect(shown).toHaveTextContent(words));
}
