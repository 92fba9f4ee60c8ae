import { courseListMessages as labels } from '../list/messages.ts';
import { courseListTourMessages as messages } from './courseListTourMessages.ts';
import type { TourStop } from './TourStop.ts';

/** The controls of the list of courses. */
export const courseListStops: readonly TourStop[] = [
  { name: 'search', selector: '[data-tour="search"]', title: labels.search, text: messages.searchText },
  { name: 'course', selector: '[data-tour="course"]', title: messages.course, text: messages.courseText },
  { name: 'status', selector: '[data-tour="status"]', title: labels.state, text: messages.statusText },
  { name: 'order', selector: '[data-tour="order"]', title: labels.order, text: messages.orderText },
  { name: 'tour', selector: '[data-tour="tour"]', title: labels.tour, text: messages.tourText },
  { name: 'create', selector: '[data-tour="create"]', title: labels.create, text: messages.createText },
  { name: 'actions', selector: '[data-tour="actions"]', title: messages.actions, text: messages.actionsText },
];
