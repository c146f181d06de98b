import { shellOutdated } from '@vitrine/shared/browser/shell-outdated';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mayReload, reloadPage } from '../may-reload';

/**
 * Once a file of the shell is gone, which parts of screens said in their places, the next screen comes with the newer
 * shell: the page is reloaded where one was going. While something is still being saved, it is the one after that.
 */
export function useReloadWhenOutdated(reload = reloadPage): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (shellOutdated.get()) void mayReload().then((may) => may === 'yes' && reload());
  }, [pathname, reload]);
}
