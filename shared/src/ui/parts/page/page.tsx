import { createContext, type ReactNode, useContext } from 'react';
import styles from './page.module.css';
import { useScreenHeading } from './use-screen-heading';

interface PageProps {
  title: string;
  /** One sentence: what this page is for. */
  intro?: ReactNode;
  /** Before the title: a logo. */
  lead?: ReactNode;
  /** After the title: a state, a menu. */
  aside?: ReactNode;
  /** At most one primary button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A screen: title, also of the tab, one sentence, at most one primary button, the content. */
export function Page({ title, intro, lead, aside, action, children }: PageProps) {
  return (
    <main className={styles.page}>
      <PageHeader title={title} intro={intro} lead={lead} aside={aside} action={action} />
      {children}
    </main>
  );
}

function PageHeader({ title, intro, lead, aside, action }: Omit<PageProps, 'children'>) {
  const heading = useScreenHeading(title);
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <div className={styles.titleLine}>
          {lead}
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {aside}
        </div>
        {intro && <p>{intro}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}

/** Headings of things inside: h2 on a page, h3 in a section of it. */
const InSection = createContext(false);
export const useItemHeading = () => (useContext(InSection) ? 'h3' : 'h2');

interface SectionProps {
  title: string;
  intro?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, intro, action, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHeader}>
        <div>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {action}
      </div>
      <InSection.Provider value={true}>{children}</InSection.Provider>
    </section>
  );
}
