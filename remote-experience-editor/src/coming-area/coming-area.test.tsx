import { screen } from '@testing-library/react';
import { areas } from '@vitrine/shared/contract/areas/list';
import areaNames from '@vitrine/shared/contract/areas/names/en.json';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';

const ready = [
  'dashboard',
  'scenes',
  'question-vault',
  'answer-option-vault',
  'voting',
  'polling',
  'surveys',
  'videos',
  'products',
  'video-wall',
  'qr-code-scheduler',
  'theme',
  'manifest',
];
const at = { address: '/', path: '/' };

test.each(areas.filter((area) => !ready.includes(area)))(
  '%s has no tools yet, and says what that means for visitors',
  async (area) => {
    const { default: Area }: { default: ComponentType } = await import(`../areas/${area}`);
    const { container } = renderScreen(Area, at);
    expect(await screen.findByRole('heading', { level: 1, name: areaNames[area] })).toBeVisible();
    expect(screen.getByText(/^This area has no tools yet\./)).toHaveTextContent(
      'Nothing of it is published and visitors see nothing of it.',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  },
);
