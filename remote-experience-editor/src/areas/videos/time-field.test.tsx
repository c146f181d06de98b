import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { TimeField } from './time-field';

const onChange = jest.fn();
const field = (ms: number) => (
  <ExperienceProvider value={anOpenExperience()}>
    <TimeField label="Start" at="/chapters/a/startMs" ms={ms} disabled={false} onChange={onChange} />
  </ExperienceProvider>
);

test('a time that is half typed stays when another comes in, and is taken once the field is left', async () => {
  const { rerender } = render(field(1_000));
  const start = screen.getByLabelText('Start');
  await userEvent.clear(start);
  await userEvent.type(start, '0:05');
  rerender(field(2_000));
  expect(start).toHaveValue('0:05');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith(5_000);
});

test('a time that came in stands in a field that nothing was typed into', () => {
  const { rerender } = render(field(1_000));
  const before = screen.getByLabelText<HTMLInputElement>('Start').value;
  rerender(field(2_000));
  expect(screen.getByLabelText('Start')).not.toHaveValue(before);
});
