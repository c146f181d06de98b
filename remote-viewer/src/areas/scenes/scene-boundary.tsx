import { Component, type ReactNode } from 'react';
import { useLanguage } from '../../language/language';
import viewStyles from './scene-view.module.css';

/** It came and broke: the connection is not to be blamed. */
function Broken({ onRetry }: { onRetry: () => void }) {
  const { texts, textsMark } = useLanguage();
  return (
    <div className={viewStyles.message} role="alert" {...textsMark}>
      <p>{texts.viewBroken}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** A scene may break; what the dock opens goes on without it. */
export class SceneBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () =>
    this.state.failed ? <Broken onRetry={() => this.setState({ failed: false })} /> : this.props.children;
}
