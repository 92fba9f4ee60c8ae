import { siteMessages } from '../../shell/site/siteMessages.ts';
import { editorMessages as labels } from '../messages.ts';
import { editorTourMessages as messages } from './editorTourMessages.ts';
import { tourMessages } from './messages.ts';
import type { TourStop } from './TourStop.ts';

/** The controls of the course editor. */
export const editorStops: readonly TourStop[] = [
  { name: 'structure', selector: '#tab-structure', title: labels.structure, text: messages.structureText },
  { name: 'library', selector: '#tab-library', title: messages.library, text: messages.libraryText },
  { name: 'sections', selector: '#tab-sections', title: labels.sections, text: messages.sectionsText },
  { name: 'width', selector: '[data-tour="width"]', title: labels.resizeDrawer, text: messages.widthText },
  { name: 'history', selector: '[data-tour="history"]', title: messages.history, text: messages.historyText },
  { name: 'autoSave', selector: '[data-tour="autoSave"]', title: labels.autoSave, text: messages.autoSaveText },
  { name: 'reset', selector: '[data-tour="reset"]', title: labels.reset, text: messages.resetText },
  { name: 'save', selector: '[data-tour="save"]', title: labels.save, text: messages.saveText },
  { name: 'publish', selector: '[data-tour="publish"]', title: labels.publish, text: messages.publishText },
  { name: 'view', selector: '[data-tour="view"]', title: labels.viewAsLearner, text: messages.viewText },
  { name: 'editing', selector: '[data-tour="editing"]', title: siteMessages.editing, text: messages.editingText },
  { name: 'tour', selector: '[data-tour="tour"]', title: tourMessages.start, text: messages.tourText },
];
