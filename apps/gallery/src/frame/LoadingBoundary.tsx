import { Component, type ReactNode } from 'react';

interface LoadingBoundaryState {
  hasFailed: boolean;
}

/** Error boundary for lazy-loaded pages; offers to reload the document. */
export class LoadingBoundary extends Component<{ children: ReactNode }, LoadingBoundaryState> {
  override state: LoadingBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): LoadingBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="pages">
        <p className="empty" role="alert">
          This page could not be loaded. <a href={window.location.href}>Try again</a>
        </p>
      </main>
    );
  }
}
