import '@fontsource-variable/inter/wght.css';
import '../tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { usePreferences } from '@vitrine/shared/host';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
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

/** Stands once around everything that staff see: theme, text size, server state and languages. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  const { textSizePercent, language } = usePreferences();
  const look = useLook();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [queryClient] = useState(createQueryClient);
  const [theme, setTheme] = useState<ThemeConfig | null>(null);

  // The look must be on the root element before the tokens are read from it.
  useLayoutEffect(() => {
    document.documentElement.dataset.look = look;
    document.documentElement.style.fontSize = `${textSizePercent}%`;
    setTheme(antdTheme(look, textSizePercent, reducedMotion));
  }, [look, textSizePercent, reducedMotion]);

  useEffect(() => void i18n.changeLanguage(language ?? navigator.language), [language]);

  if (!theme) return null;
  return (
    <ConfigProvider theme={theme} wave={{ disabled: true }} {...(nonce ? { csp: { nonce } } : {})}>
      <QueryClientProvider client={queryClient}>
        <App className={styles.root ?? ''}>{children}</App>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
