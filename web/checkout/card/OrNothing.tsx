import { Component, type ReactNode } from 'react';

/** Its children, or nothing once they have thrown: for what the page can do without. */
export class OrNothing extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
