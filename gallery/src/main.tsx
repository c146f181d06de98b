import '@vitrine/shared/ui/tokens.css';
import '../../shell/src/base.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Contents } from './contents';
import { Frame } from './frame';
import { dress } from './surroundings';
import { viewIn } from './view';

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** The frame is a page of its own, so that its width, look and direction are those of a whole page. */
if (location.search === '?frame') {
  const show = () => {
    const view = viewIn(location.hash);
    dress(view);
    // Nothing of what stood there before goes on.
    root.render(<Frame key={location.hash} view={view} />);
  };
  window.addEventListener('hashchange', show);
  show();
} else root.render(<Contents />);
