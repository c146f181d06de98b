import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart } from '@vitrine/shared/contract';
import { useAddress } from '../address/address';
import { HeldAddress } from '../address/held-address';
import { opened } from '../address/place';
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

const Where = () => <output>{JSON.stringify(useAddress().place)}</output>;

describe('a link to a place of this very page', () => {
  const parts = ['hall', 'den'].map((id) => ({ area: 'scenes', documentId: id, title: {} }) as ManifestPart);
  const shelf = { area: 'products', documentId: null, title: {} } as unknown as ManifestPart;
  const follow = async (link: string) => {
    render(
      <HeldAddress at={{ view: 'den', open: null }} parts={[...parts, shelf]}>
        <RichText text={`[Sofa](${link})`} />
        <Where />
      </HeldAddress>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Sofa' }));
    return JSON.parse(screen.getByRole('status').textContent);
  };
  const sofa = opened('product', 'sofa');

  it.each([
    ['?open=product:sofa', { view: 'den', open: sofa }],
    ['?scene=hall&open=product:sofa', { view: 'hall', open: sofa }],
    ['http://localhost/?open=products', { view: 'den', open: opened('products', null) }],
    ['?open=poll:none', { view: 'den', open: null }],
  ])('%s leads there', async (link, place) => {
    expect(await follow(link)).toEqual(place);
    expect(screen.getByRole('link', { name: 'Sofa' })).not.toHaveAttribute('target');
  });

  it.each(['http://localhost/elsewhere?open=products', 'https://oak.example/?open=products', '?lang=de'])(
    '%s is another page, or the same in another language',
    (link) => {
      shown(`[Sofa](${link})`);
      expect(screen.getByRole('link', { name: 'Sofa' })).toHaveAttribute('target', '_blank');
    },
  );
});
