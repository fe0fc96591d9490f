import type { GifID } from '@gifkit/model';
import { Component, type ReactNode } from 'react';

export interface TileBoundaryProps {
  children: ReactNode;
  gifId: GifID;
}

/** Leaves a tile empty whose GIF cannot be rendered: a host's own list may hold anything. */
export class TileBoundary extends Component<TileBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Gifkit: the GIF ${this.props.gifId} cannot be shown`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
