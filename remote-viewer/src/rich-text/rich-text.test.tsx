import { render, screen } from '@testing-library/react';
import RichText from './rich-text';

const shown = (text: string) => render(<RichText text={text} />).container;

it('fetches no picture from elsewhere: its description stands there', () => {
  const container = shown('![A chair of oak](https://elsewhere.example/chair.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('A chair of oak');
});

it('shows HTML as letters', () => {
  const html = '<img src="x" onerror="alert(1)">';
  expect(shown(`Oak ${html}\n\n${html}`)).toHaveTextContent(`Oak ${html} ${html}`);
});

it.each(['javascript:alert(1)', 'data:text/html,hello', 'vbscript:x'])('%s is no address', (address) => {
  shown(`[Oak](${address})`);
  expect(screen.getByText('Oak')).not.toHaveAttribute('href', expect.stringContaining(':'));
});

it('opens a link beside the page, which learns nothing of it', () => {
  shown('[Oak](https://oak.example/)');
  const link = screen.getByRole('link', { name: 'Oak' });
  expect(link).toHaveAttribute('href', 'https://oak.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('has its headings below those of the sheet', () => {
  shown('# Oak\n\n## Ash\n\n### Beech');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
});
