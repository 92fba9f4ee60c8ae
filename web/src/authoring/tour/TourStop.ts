import type { MessageDescriptor } from 'react-intl';

/** A control that a tour shows. */
export interface TourStop {
  /** By this the browser remembers where a tour was stopped. */
  readonly name: string;
  /** The first element that it finds is the control. */
  readonly selector: string;
  readonly title: MessageDescriptor;
  /** What the control is for. */
  readonly text: MessageDescriptor;
}
