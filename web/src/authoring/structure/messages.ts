import { defineMessages } from '../../i18n/defineMessages.ts';

/** The structure of a course in the drawer of the editor. */
export const structureMessages = defineMessages({
  course: {
    id: 'authoring.structure.course',
    defaultMessage: 'Course page',
    description: 'Entry above the modules: opens the page of the course.',
  },
  addModule: {
    id: 'authoring.structure.addModule',
    defaultMessage: 'Add a module',
    description: 'Button below the modules.',
  },
  addLecture: {
    id: 'authoring.structure.addLecture',
    defaultMessage: 'Add a lecture',
    description: 'Button below the lectures of a module.',
  },
  newModule: {
    id: 'authoring.structure.newModule',
    defaultMessage: 'Module {number}',
    description: 'First name of a new module.',
  },
  newLecture: {
    id: 'authoring.structure.newLecture',
    defaultMessage: 'Lecture {number}',
    description: 'First name of a new lecture.',
  },
  actions: {
    id: 'authoring.structure.actions',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of a module or lecture.',
  },
  tree: {
    id: 'authoring.tree.label',
    defaultMessage: 'Modules and lectures',
    description: 'Name of the tree of a course for screen readers.',
  },
  open: { id: 'authoring.tree.open', defaultMessage: 'Open', description: 'Menu item: opens a lecture.' },
  rename: {
    id: 'authoring.tree.rename',
    defaultMessage: 'Rename',
    description: 'Menu item: the name of a module or lecture is written in its place.',
  },
  name: {
    id: 'authoring.tree.name',
    defaultMessage: 'New name for {name}',
    description: 'Field in which a module or lecture is renamed.',
  },
  select: {
    id: 'authoring.tree.select',
    defaultMessage: 'Select',
    description: 'Menu item: selects a module or lecture, to move or delete several at once.',
  },
  unselect: {
    id: 'authoring.tree.unselect',
    defaultMessage: 'Clear selection',
    description: 'Button and menu item: nothing is selected any more.',
  },
  selected: {
    id: 'authoring.tree.selected',
    defaultMessage: 'Selected: {count, number}',
    description: 'How many modules or lectures are selected, above the tree.',
  },
  moveTo: {
    id: 'authoring.tree.moveTo',
    defaultMessage: 'Move to…',
    description: 'Button and menu item: opens a list of places to move something to.',
  },
  items: {
    id: 'authoring.tree.items',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
    description: 'Several modules, lectures, sections or questions, as {what} of other texts.',
  },
  deleted: {
    id: 'authoring.tree.deleted',
    defaultMessage: 'Deleted: {what}. Undo brings it back.',
    description: 'Notice after a module, lecture, or several were deleted. {what} is a name or a count.',
  },
  copied: {
    id: 'authoring.tree.copied',
    defaultMessage: 'Copied: {what}',
    description: 'Notice after something was copied. {what} is a name or a count.',
  },
  notRead: {
    id: 'authoring.tree.notRead',
    defaultMessage: 'A lecture could not be loaded, so nothing was changed. Try again.',
    description: 'Notice when something could not be copied or moved, as what stands in it could not be read.',
  },
  wrongPaste: {
    id: 'authoring.tree.wrongPaste',
    defaultMessage: 'What you copied is not part of a course, so nothing was pasted.',
    description: 'Notice when something from elsewhere was pasted into the structure or a lecture.',
  },
  pasteInLecture: {
    id: 'authoring.tree.pasteInLecture',
    defaultMessage: 'Sections and questions go into a lecture. Open one, then paste.',
    description: 'Notice when sections or questions were pasted where modules and lectures stand.',
  },
  pasteInTree: {
    id: 'authoring.tree.pasteInTree',
    defaultMessage: 'Modules and lectures go into the structure. Choose a place there, then paste.',
    description: 'Notice when modules or lectures were pasted into a lecture.',
  },
  notHere: {
    id: 'authoring.tree.notHere',
    defaultMessage: 'It cannot go there, so nothing was changed.',
    description: 'Notice when something could not be moved or pasted to a place.',
  },
  placeInCourse: {
    id: 'authoring.tree.placeInCourse',
    defaultMessage: 'place {place, number} of {count, number}',
    description: 'Where a module stands, as {from} and {to} of other texts.',
  },
  placeInModule: {
    id: 'authoring.tree.placeInModule',
    defaultMessage: '{module}, place {place, number} of {count, number}',
    description: 'Where a lecture stands, as {from} and {to} of other texts.',
  },
  picked: {
    id: 'authoring.tree.picked',
    defaultMessage:
      'Picked up {what} from {from}. The arrow keys move it, Space puts it down, Escape leaves it where it was.',
    description: 'Said to screen readers when something in the structure has been picked up.',
  },
  over: {
    id: 'authoring.tree.over',
    defaultMessage: '{what}: {to}',
    description: 'Said to screen readers while something is moved over another place.',
  },
  stepped: {
    id: 'authoring.tree.stepped',
    defaultMessage: '{what}, now {to}',
    description:
      'Said to screen readers when something was moved by one place. {what} is a name, {to} such as “Module 1, place 2 of 5”.',
  },
  dropped: {
    id: 'authoring.tree.dropped',
    defaultMessage: 'Moved {what} from {from} to {to}',
    description: 'Said to screen readers when something has been put down at another place.',
  },
  stayed: {
    id: 'authoring.tree.stayed',
    defaultMessage: '{what} stays where it was: {from}',
    description: 'Said to screen readers when a move was called off.',
  },
  moveTitle: {
    id: 'authoring.tree.moveTitle',
    defaultMessage: 'Move {what} to…',
    description: 'Heading of the list of places. {what} is a name or a count.',
  },
  findPlace: {
    id: 'authoring.tree.findPlace',
    defaultMessage: 'Find a place',
    description: 'Field above the list of places.',
  },
  places: { id: 'authoring.tree.places', defaultMessage: 'Places', description: 'Name of the list of places.' },
  atBeginning: {
    id: 'authoring.tree.atBeginning',
    defaultMessage: 'At the beginning',
    description: 'A place before everything else.',
  },
  atEnd: {
    id: 'authoring.tree.atEnd',
    defaultMessage: 'At the end',
    description: 'A place behind everything else.',
  },
  behind: {
    id: 'authoring.tree.behind',
    defaultMessage: 'After “{name}”',
    description: 'A place behind a module or lecture.',
  },
  movedTo: {
    id: 'authoring.tree.movedTo',
    defaultMessage: 'Moved to “{to}”: {what}',
    description: 'Notice after a section or question was moved. {to} is the name of a lecture.',
  },
  noPlace: {
    id: 'authoring.tree.noPlace',
    defaultMessage: 'No place has these words in its name.',
    description: 'In the list of places when the search finds none.',
  },
  morePlaces: {
    id: 'authoring.tree.morePlaces',
    defaultMessage: 'More places: {count, number}. Write part of a name to find them.',
    description: 'Below the list of places when not all are shown.',
  },
});
