import { useObservable } from '@vitrine/shared/host';
import { lazy, type ReactNode, Suspense } from 'react';
import { useShell } from '../shell-context';
import { words } from '../texts';
import { TextSizeControl } from '../zoom/text-size-control';
import styles from './notice.module.css';

interface Props {
  title: string;
  text: string;
  role?: 'alert';
  /** For whom the words follow another language at once. */
  languageSwitch?: ReactNode;
  /** The way out: a link or a button. */
  children: ReactNode;
}

/** Its own file, since few need it: without it the notice stands by itself. */
const Branded = lazy(() => import('./branded').catch(() => ({ default: Unbranded })));
const Unbranded = ({ children }: { children: ReactNode }) => <>{children}</>;

/** A calm page for when there is nothing else to show. Without antd: visitors see it too. */
export function Notice({ title, text, role, languageSwitch, children }: Props) {
  const { visit } = useShell().config;
  const { language, direction } = useObservable(words);
  const notice = (
    <main className={styles.notice} role={role} lang={language} dir={direction}>
      <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
        <path
          d="M20 70h80M32 70V30h56v40M44 30v-8h32v8"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle
          cx="60"
          cy="50"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="4 5"
        />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.wayOut}>{children}</div>
      <div className={styles.controls}>
        <TextSizeControl />
        {languageSwitch}
      </div>
    </main>
  );
  return visit ? (
    <Suspense fallback={notice}>
      <Branded placement={visit.placement}>{notice}</Branded>
    </Suspense>
  ) : (
    notice
  );
}
