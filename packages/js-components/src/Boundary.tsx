import { useLabels } from '@gifkit/react-components';
import { Component, type ReactNode } from 'react';

/** In place of what cannot be shown. */
export function Failure() {
  return <p role="alert">{useLabels().loadError}</p>;
}

interface BoundaryProps {
  children: ReactNode;
  /** What the console names: the tag or the function. */
  name: string;
}

/** Shows an error where a component throws, as when a function of the host does. A new rendering tries again. */
export class Boundary extends Component<BoundaryProps, { failed: ReactNode }> {
  override state: { failed: ReactNode } = { failed: undefined };

  static getDerivedStateFromProps({ children }: BoundaryProps, { failed }: { failed: ReactNode }) {
    return failed === undefined || failed === children ? null : { failed: undefined };
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} cannot be shown:`, error);
    this.setState({ failed: this.props.children });
  }

  override render() {
    return this.state.failed === undefined ? this.props.children : <Failure />;
  }
}
