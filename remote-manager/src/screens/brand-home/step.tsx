import { CheckCircleOutlined, VisuallyHidden } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../../parts/common.module.css';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './first-steps.module.css';

interface StepProps {
  title: string;
  text: string;
  state: 'done' | 'current' | 'later';
  /** What does it, shown when it is its turn. */
  children: ReactNode;
}

export function Step({ title, text, state, children }: StepProps) {
  const t = useManagerTexts();
  return (
    <li className={styles.step} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' && <CheckCircleOutlined />}
      </span>
      <div className={styles.words}>
        <h3>
          {title}
          {state === 'done' && <VisuallyHidden>{` (${t('brand-home.start.done')})`}</VisuallyHidden>}
        </h3>
        {state !== 'done' && <p className={common.hint}>{text}</p>}
        {state === 'current' && <div className={styles.actions}>{children}</div>}
      </div>
    </li>
  );
}
