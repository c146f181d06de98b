import { Tabs as AntdTabs } from 'antd';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { key: string; label: string; children: ReactNode }[];
  value: string;
  onChange: (key: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <section aria-label={label}>
      <AntdTabs className={styles.tabs ?? ''} items={tabs} activeKey={value} onChange={onChange} />
    </section>
  );
}
