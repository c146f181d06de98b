import { QueryClientProvider } from '@tanstack/react-query';
import { usePreferences } from '@vitrine/shared/host';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { i18n } from '../texts/texts';
import { createQueryClient } from './query-client';
import { antdTheme } from './theme';
import styles from './ui-provider.module.css';
import { useLook } from './use-look';
import { useMediaQuery } from './use-media-query';

interface UiProviderProps {
  /** Of the page's content security policy: antd writes style elements. */
  nonce?: string | undefined;
  children: ReactNode;
}

/**
 * Stands once around everything that staff see: antd's theme, server state and languages. The shell has put look and
 * text size on the root element before anything renders, so the tokens read here are the right ones.
 */
export function UiProvider({ nonce, children }: UiProviderProps) {
  const { textSizePercent, language } = usePreferences();
  const look = useLook();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [queryClient] = useState(createQueryClient);
  const theme = useMemo(
    () => antdTheme(look, textSizePercent, reducedMotion),
    [look, textSizePercent, reducedMotion],
  );
  useEffect(() => {
    const { documentElement: page } = document;
    const before = page.lang;
    void i18n.changeLanguage(language ?? navigator.language).then(() => {
      page.lang = i18n.resolvedLanguage ?? 'en';
    });
    return () => {
      page.lang = before;
    };
  }, [language]);

  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }} {...(nonce ? { csp: { nonce } } : {})}>
      <QueryClientProvider client={queryClient}>
        <App className={styles.root ?? ''}>{children}</App>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
