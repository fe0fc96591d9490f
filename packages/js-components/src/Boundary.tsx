import { useLabels } from '@gifkit/react-components';
import { Component, type ReactNode } from 'react';

/** Message instead of content that threw. */
export function Failure() {
  return <p role="alert">{useLabels().loadError}</p>;
}

interface BoundaryProps {
  children: ReactNode;
  /** Tag or function, for the console message. */
  name: string;
}

/** Error boundary, for instance for functions of the host that throw. The next render retries. */
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
