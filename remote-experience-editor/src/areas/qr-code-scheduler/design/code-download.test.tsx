import { screen, within } from '@testing-library/react';
import { standardDesign } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../../experience/experience-context';
import { anOpenExperience } from '../../../testing/an-open-experience';
import { CodeDownload } from './code-download';
import { provenFile } from './files/proven-file';

// Needs a browser that draws; proof.test.ts reads such files.
jest.mock('./files/proven-file', () => ({ provenFile: jest.fn() }));

const address = 'https://vitrine.example/q/7Hk2mWq9ZrT4';
const saved: string[] = [];
const { click } = HTMLAnchorElement.prototype;
beforeAll(() => {
  URL.createObjectURL = () => 'blob:code';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(this.download);
  };
});
afterAll(() => {
  HTMLAnchorElement.prototype.click = click;
});

let design = standardDesign();
const Shown = () => (
  <ExperienceProvider value={anOpenExperience({})}>
    <CodeDownload design={design} address={address} name="Window" languages={['en']} />
  </ExperienceProvider>
);

function show(own: Partial<typeof design> = {}) {
  fakeApi({});
  design = { ...standardDesign(), ...own };
  return renderScreen(Shown, { address: '/', path: '/' });
}

test('a file is offered once it was read back; why another is not is said, with what to change', async () => {
  jest.mocked(provenFile).mockImplementation(async (_, __, format) => {
    if (format === 'png') return { state: 'unreadable', failed: ['half'] };
    if (format === 'pdf') throw new Error('offline');
    return { state: 'ready', file: new Blob(['<svg/>']) };
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Prepare files' }));
  await user.click(await screen.findByRole('button', { name: 'Download SVG' }));
  expect(saved).toEqual(['Window.svg']);
  expect(await screen.findByText(/^Not in half its size: make the code larger/)).toBeVisible();
  expect(await screen.findByText(/^PDF: the file could not be made/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download PNG' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Prepare files' })).toBeEnabled();
});

test('a design that nobody could read has no files', async () => {
  show({ foreground: '#ffffff', background: '#000000' });
  const section = await screen.findByRole('region', { name: 'Download' });
  expect(within(section).getByText(/its colours cannot be read/)).toBeVisible();
  expect(within(section).queryByRole('button')).toBeNull();
});
