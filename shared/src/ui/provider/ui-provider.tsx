import { QueryClientProvider } from '@tanstack/react-query';
import { usePreferences } from '@vitrine/shared/host';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { Working } from '../parts/states/working';
import { createQueryClient } from './query-client';
import { antdTheme } from './theme';
import styles from './ui-provider.module.css';
import { useInterfaceLanguage } from './use-interface-language';
import { useLook } from './use-look';
import { useMediaQuery } from './use-media-query';

interface UiProviderProps {
  /** Of the page's content security policy: antd writes style elements. */
  nonce?: string | undefined;
  /** What stands there until the person's language has arrived. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Stands once around everything that staff see: antd's theme, server state and languages. The shell has put look,
 * density and text size on the root element before anything renders, so the tokens read here are the right ones.
 */
export function UiProvider({ nonce, loading = null, children }: UiProviderProps) {
  const { textSizePercent, density } = usePreferences();
  const spoken = useInterfaceLanguage();
  const look = useLook();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [queryClient] = useState(createQueryClient);
  const theme = useMemo(
    () => antdTheme(look, density, textSizePercent, reducedMotion),
    [look, density, textSizePercent, reducedMotion],
  );
  if (!spoken) return loading;
  return (
    <ConfigProvider
      theme={theme}
      direction={spoken.direction}
      wave={{ disabled: true }}
      {...(spoken.antd ? { locale: spoken.antd } : {})}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      <QueryClientProvider client={queryClient}>
        <App className={styles.root ?? ''}>
          {children}
          <Working />
        </App>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
