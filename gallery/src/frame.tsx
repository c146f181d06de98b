import { Component, type ReactNode } from 'react';
import { Parts } from './contents';
import { pages } from './stories';
import { StaffSurroundings, VisitorSurroundings } from './surroundings';
import type { View } from './view';

/** The stories of a page, as whoever they are for would meet them. */
export function Frame({ view }: { view: View }) {
  const page = pages.find(({ id }) => id === view.page);
  if (!page) return <Parts view={view} />;
  const { alone, audience } = page;
  const stories = page.stories.map(({ name, Story }) =>
    alone ? (
      <Unbroken key={name}>
        <Story />
      </Unbroken>
    ) : (
      <section key={name} aria-label={name} className="story">
        <p className="caption" lang="en" dir="ltr">
          {name}
        </p>
        <Unbroken>
          <Story />
        </Unbroken>
      </section>
    ),
  );
  if (audience === 'staff') return <StaffSurroundings>{stories}</StaffSurroundings>;
  return (
    <VisitorSurroundings theme={view.theme} alone={alone}>
      {stories}
    </VisitorSurroundings>
  );
}

/** A story that throws says so, and the others go on. */
class Unbroken extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () =>
    this.state.error ? <p data-broken>{this.state.error.message}</p> : this.props.children;
}
