import type { IGif } from '@gifkit/model';
import { Component, type ReactNode } from 'react';

interface TileBoundaryProps {
  children: ReactNode;
  gif: IGif;
}

/** Error boundary of a tile: renders nothing until the GIF changes, because lists may contain invalid items. */
export class TileBoundary extends Component<TileBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Gifkit: the GIF ${this.props.gif.id} cannot be shown`, error);
  }

  override componentDidUpdate({ gif }: TileBoundaryProps) {
    if (this.state.hasFailed && gif !== this.props.gif) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
