import { useSyncExternalStore } from 'react';
import { pages } from './stories';
import { choices, hashOf, type View, viewIn } from './view';

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** A list of all parts, how to look at them, and beside it a window on the one that was chosen. */
export function Contents() {
  const view = viewIn(useSyncExternalStore(onHash, () => location.hash));
  const [width, height] = view.size.split('×').map(Number);
  return (
    <div className="gallery">
      <div className="contents">
        <h1>Gallery</h1>
        {Object.entries(choices).map(([name, values]) => (
          <Choice key={name} name={name as keyof typeof choices} values={values} view={view} />
        ))}
        <Parts view={view} />
      </div>
      <iframe title={view.page} src={`?frame${hashOf(view)}`} style={{ width, height }} />
    </div>
  );
}

export function Parts({ view }: { view: View }) {
  return (
    <nav aria-label="Parts">
      {pages.map(({ id, title }) => (
        <a key={id} href={hashOf({ ...view, page: id })} aria-current={id === view.page}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface ChoiceProps {
  name: keyof typeof choices;
  values: readonly string[];
  view: View;
}

function Choice({ name, values, view }: ChoiceProps) {
  return (
    <p>
      {name}{' '}
      {values.map((value) => (
        <a key={value} href={hashOf({ ...view, [name]: value })} aria-current={view[name] === value}>
          {value}
        </a>
      ))}
    </p>
  );
}
